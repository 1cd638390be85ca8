import { mount } from "svelte";
import { talkThrough } from "./api";
import { ServerLink } from "./api/server";
import App from "./App.svelte";
import "./app.css";

talkThrough(new ServerLink(location.origin));
mount(App, { target: document.getElementById("app")! });
