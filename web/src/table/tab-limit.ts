// A browser allows six connections to a server. Of many tabs, those hidden longest close theirs.
import { newKey } from "$/core/keys";

const MAX_NEWER = 4; // newer connections of other tabs, after which a hidden tab disconnects
const tab = newKey();

/**
 * Tabs announce their connections to each other. A hidden tab disconnects after several others have
 * connected.
 */
export class TabLimit {
  private readonly channel = new BroadcastChannel("signoria:tabs");
  private readonly newer = new Set<string>();

  constructor(private readonly disconnect: () => void) {
    this.channel.onmessage = (event: MessageEvent<string>) => this.onConnected(event.data);
  }

  /** Announces that this tab connects. */
  announce(): void {
    this.newer.clear();
    this.channel.postMessage(tab);
  }

  /** Restarts the count, because this tab is visible. */
  reset(): void {
    this.newer.clear();
  }

  close(): void {
    this.channel.close();
  }

  private onConnected(otherTab: string): void {
    if (!document.hidden) return;
    this.newer.add(otherTab);
    if (this.newer.size >= MAX_NEWER) this.disconnect();
  }
}
