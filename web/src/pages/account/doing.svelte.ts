// The state of a task: running, done or failed.

/** Runs one task at a time and keeps its error. */
export class Doing {
  busy = $state(false);
  trouble = $state.raw<unknown>(null);

  /** Runs a task. Returns whether it succeeded. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (no) {
      this.trouble = no;
    }
    this.busy = false;
    return this.trouble === null;
  }
}
