// Imported first by `main.ts`: flags of V8 hold for what begins after them.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Each thread that compiles the embedded database for speed takes up to 60 MiB, which the allocator keeps.
setFlagsFromString("--wasm-num-compilation-tasks=1");
// Until the service has started: a start makes much garbage, and no request waits for its collection.
setFlagsFromString("--optimize-for-size");
// The function is wanted in one place below, and by nobody else.
setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");
setFlagsFromString("--no-expose-gc");

const INTERVAL_MS = 15_000;
/** Share of one core below which the process counts as idle; polling takes about 0.03. */
const IDLE_SHARE = 0.1;

/**
 * Gives memory back whenever the process has become idle: V8 keeps the pages of its heap for later, after 10,000 exports
 * 150 MiB more than it uses. One collection, which took 0.3 to 2.6 s on a busy machine, follows each busy time. Until then nothing is
 * collected earlier than usual, except at the start: that would cost more than half as much processor time again.
 */
export function collectWhenIdle(): void {
  setFlagsFromString("--no-optimize-for-size");
  let before = process.cpuUsage();
  let wasBusy = true;
  const collectAfterWork = () => {
    const { user, system } = process.cpuUsage(before);
    const isBusy = (user + system) / 1000 > IDLE_SHARE * INTERVAL_MS;
    if (wasBusy && !isBusy && typeof collect === "function")
      collect({ execution: "sync", flavor: "last-resort", type: "major" });
    wasBusy = isBusy;
    before = process.cpuUsage();
  };
  setInterval(collectAfterWork, INTERVAL_MS).unref();
}
