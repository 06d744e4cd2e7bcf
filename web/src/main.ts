// The entry point of the page.
import { mount } from "svelte";
import App, { prepare } from "$/App.svelte";
import { address, followLinks } from "$/house/address.svelte";
import { arrive } from "$/house/me.svelte";
import { renewWhenStale } from "$/house/renewal";
import "$/look/fonts.css";
import "$/look/tokens.css";
import "$/look/base.css";

renewWhenStale(import.meta.url);
followLinks();
const house = document.getElementById("house");
if (!house) throw new Error("the page has no house");
// eslint-disable-next-line @typescript-eslint/no-unsafe-call -- only svelte-check reads App.svelte
await Promise.all([arrive(), prepare(address.path)]);
mount(App, { target: house });
document.documentElement.dataset.ready = "yes";
