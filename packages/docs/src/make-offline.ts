// Makes the built page load nothing from other hosts: its one remote image becomes inline,
// and a content security policy refuses whatever a later version might add.
import { readFile, writeFile } from "node:fs/promises";

const page = new URL("../dist/index.html", import.meta.url);
const remoteLogo = "https://cdn.redoc.ly/redoc/logo-mini-full.svg";
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="12"><text y="10" font-family="sans-serif" font-size="11">Redocly</text></svg>`;
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const html = await readFile(page, "utf8");
if (!html.includes("<head>"))
  throw new Error("The reference has no <head>: expected a whole page.");
const offline = html
  .replaceAll(remoteLogo, `data:image/svg+xml;base64,${Buffer.from(logo).toString("base64")}`)
  .replace("<head>", () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
await writeFile(page, offline);
