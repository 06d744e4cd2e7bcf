// A browser keeps six lines to a house and no more: of many tabs, those not looked at for long go quiet.
import { newKey } from "$/house/keys";

const MOST = 4; // tabs that may listen beside one that is not looked at
const tab = newKey();

/** Tabs that listen hear of each other; one that many others came after is told to rest. */
export class Crowd {
  private readonly channel = new BroadcastChannel("signoria:crowd");
  private readonly later = new Set<string>();

  constructor(private readonly rest: () => void) {
    this.channel.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
  }

  /** This tab begins to listen. */
  come(): void {
    this.later.clear();
    this.channel.postMessage(tab);
  }

  /** This tab is looked at: it is the last to rest. */
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
