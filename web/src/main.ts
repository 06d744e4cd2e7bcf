// The door of the page.
import { mount } from "svelte";
import App from "$/App.svelte";
import { followLinks } from "$/house/address.svelte";
import { arrive } from "$/house/me.svelte";
import { renewWhenStale } from "$/house/renewal";
import "$/look/fonts.css";
import "$/look/tokens.css";
import "$/look/base.css";

renewWhenStale(import.meta.url);
followLinks();
const house = document.getElementById("house");
if (!house) throw new Error("the page has no house");
await arrive();
mount(App, { target: house });
document.documentElement.dataset.ready = "yes";
