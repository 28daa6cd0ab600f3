// Runs in a process of its own: reads exchanges from stdin, and says what it finds.
import { once } from "node:events";
import { loadPlugins } from "../engine/load-plugins.js";
import { UsageError } from "../load/target.js";
import { judgeTraffic } from "../traffic/judge-traffic.js";
import { recordTraffic } from "../traffic/record-traffic.js";
import { readFrames } from "./frames.js";
import type { JudgeEnd, JudgeMessage, JudgeStart } from "./judge-messages.js";

/** How many exchanges are between two reports of progress. */
const PROGRESS_STEP = 100;

const notify = (message: JudgeMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

// Both get it where the terminal sends it; the proxy says when it is over.
process.on("SIGINT", () => undefined);

try {
  const [start] = (await once(process, "message")) as [JudgeStart];
  let end: JudgeEnd = { lost: 0 };
  process.on("message", (message: JudgeEnd) => (end = message));
  const judging = judgeTraffic({
    ...start,
    baseUrl: start.source,
    plugins: await loadPlugins(start.plugins),
    onFinding: ({ rule, message }) => void notify({ kind: "finding", rule, message }),
  });
  const recorder = start.record === undefined ? undefined : await recordTraffic(start.record);
  await notify({ kind: "ready" });
  for await (const recorded of readFrames(process.stdin)) {
    await recorder?.write(recorded);
    await judging.see(recorded);
    const { exchanges } = judging.counts;
    if (exchanges % PROGRESS_STEP === 0) void notify({ kind: "progress", exchanges });
  }
  const unrecorded = (await recorder?.end()) ?? 0;
  await notify({ kind: "report", report: judging.end(end.lost), unrecorded });
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? (isUsage ? error.message : error.stack) : String(error);
  await notify({ kind: "failed", isUsage, message: message ?? "" });
}
if (process.connected) process.disconnect();
