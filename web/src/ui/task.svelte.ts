// The state of a task: running, done or failed.

/** Runs one task at a time and keeps its error. */
export class Task {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Runs a task. Returns whether it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await action();
    } catch (error) {
      this.error = error;
    }
    this.busy = false;
    return this.error === null;
  }

  /** Returns a handler that runs a task instead of sending a form. */
  onSubmit(action: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(action);
    };
  }
}
