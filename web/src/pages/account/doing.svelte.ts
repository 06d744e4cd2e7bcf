// Something that is being done, and what came of it.

/** One thing at a time, with what went wrong. */
export class Doing {
  busy = $state(false);
  trouble = $state.raw<unknown>(null);

  /** Do it; whether it was done. */
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
