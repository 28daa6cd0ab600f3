import { render } from "preact";
import { start } from "./shell/start.ts";
import { App } from "./shell/app.tsx";
import { followHash } from "./state/router.ts";
import { chosenTheme, showTheme } from "./state/theme.ts";

showTheme(chosenTheme());
followHash();
const root = document.querySelector("#console");
if (root) render(<App />, root);
void start();
