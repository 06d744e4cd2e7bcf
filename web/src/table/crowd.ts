// A browser allows six connections to a server. Of many tabs, those hidden longest close theirs.
import { newKey } from "$/house/keys";

const MOST = 4; // newer connections of other tabs, after which a hidden tab disconnects
const tab = newKey();

/**
 * Tabs announce their connections to each other. A hidden tab disconnects after several others have
 * connected.
 */
export class Crowd {
  private readonly channel = new BroadcastChannel("signoria:crowd");
  private readonly later = new Set<string>();

  constructor(private readonly rest: () => void) {
    this.channel.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
  }

  /** Announces that this tab connects. */
  come(): void {
    this.later.clear();
    this.channel.postMessage(tab);
  }

  /** Restarts the count, because this tab is visible. */
  seen(): void {
    this.later.clear();
  }

  end(): void {
    this.channel.close();
  }

  private heard(other: string): void {
    if (!document.hidden) return;
    this.later.add(other);
    if (this.later.size >= MOST) this.rest();
  }
}
