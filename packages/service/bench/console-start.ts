// Time until the console is usable: from the navigation until the overview shows its numbers, in a freshly started
// browser with an empty cache, on a service with its demo workspace.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startChromium } from "@document-export/runtimes";
import { createDemoWorkspace, startService } from "../dist/experimental.js";
import { connectControl } from "../dist/control/connect-control.js";
import { paths } from "../dist/control/protocol.js";
import { median } from "./median.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });

/** Records when the overview first shows its numbers. */
const NOTE_USABLE = `let setUsable;
globalThis.usable = new Promise((resolve) => { setUsable = resolve; });
new MutationObserver((_, observer) => {
  if (!document.querySelector(".tiles li")) return;
  observer.disconnect();
  requestAnimationFrame(() => setUsable(performance.now()));
}).observe(document, { childList: true, subtree: true });`;

async function measure(link: string) {
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(NOTE_USABLE);
    await page.goto(link);
    return await page.evaluate<{ readonly paint: number; readonly usable: number }>(
      `globalThis.usable.then((usable) => ({
        paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime, usable }))`,
    );
  } finally {
    await browser.close();
  }
}

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const service = await startService({ data, port: 0, logLevel: "silent", operator: { port: 0 } });
await createDemoWorkspace(service.storage.db, join(data, "exports"));
const control = await connectControl(data);
const linkOf = async () => String(await control?.call(paths.console, { user: "bench" }));
const times = [];
for (let round = 0; round < Number(values.rounds); round += 1)
  times.push(await measure(await linkOf()));
console.table([
  { "in ms": "first contentful paint", median: median(times.map(({ paint }) => paint)).toFixed(0) },
  { "in ms": "usable", median: median(times.map(({ usable }) => usable)).toFixed(0) },
]);
console.log(times);
await control?.close();
await service.stop();
await rm(data, { recursive: true, force: true });
