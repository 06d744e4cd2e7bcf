// The entry point of the page.
import { mount } from "svelte";
import App, { prepare } from "$/App.svelte";
import { address, followLinks } from "$/core/address.svelte";
import { loadAccount } from "$/core/me.svelte";
import { reloadWhenStale } from "$/core/reload";
import "$/ui/fonts.css";
import "$/ui/tokens.css";
import "$/ui/base.css";

reloadWhenStale(import.meta.url);
followLinks();
const root = document.getElementById("app");
if (!root) throw new Error("the page has no #app");
// eslint-disable-next-line @typescript-eslint/no-unsafe-call -- only svelte-check reads App.svelte
await Promise.all([loadAccount(), prepare(address.path)]);
mount(App, { target: root });
document.documentElement.dataset.ready = "yes";
