// Runs as a separate process: reads exchanges from stdin, and reports its findings.
import { once } from "node:events";
import { loadPlugins } from "../engine/load-plugins.js";
import { UsageError } from "../load/target.js";
import { LiveRecord } from "../live-page/live-state.js";
import { startLivePage } from "../live-page/page-server.js";
import { canFail } from "../report/report.js";
import { judgeTraffic, type TrafficReport } from "../traffic/judge-traffic.js";
import { recordTraffic } from "../traffic/record-traffic.js";
import { readFrames } from "./frames.js";
import type { JudgeBacklog, JudgeMessage, JudgeStart } from "./judge-messages.js";

/** Number of exchanges between two progress reports. */
const PROGRESS_STEP = 100;

const notify = (message: JudgeMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

// A terminal or a supervisor sends signals to both processes of the group; this one exits when the proxy says so.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

try {
  const [start] = (await once(process, "message")) as [JudgeStart];
  let backlog: JudgeBacklog = { taken: 0, lost: 0 };
  process.on("message", (message: JudgeBacklog) => (backlog = message));
  const live = new LiveRecord(start.source, start.isStrict);
  let report: TrafficReport | undefined;
  const judging = judgeTraffic({
    ...start,
    baseUrl: start.source,
    plugins: await loadPlugins(start.plugins),
    onFinding: ({ rule, message, level }) =>
      void (canFail(level, start.isStrict) && notify({ kind: "finding", rule, message })),
    ...(start.page !== undefined && { onExchange: live.add }),
  });
  const recorder = start.record === undefined ? undefined : await recordTraffic(start.record);
  const stateOf = () => live.stateOf(judging, { backlog, report });
  const page = start.page === undefined ? undefined : await startLivePage(start.page, stateOf);
  await notify({ kind: "ready", ...(page && { page: page.url }) });
  for await (const recorded of readFrames(process.stdin)) {
    await recorder?.write(recorded);
    await judging.see(recorded);
    const seen = judging.counts.exchanges;
    if (seen % PROGRESS_STEP === 0) void notify({ kind: "progress", exchanges: seen });
  }
  const unrecorded = (await recorder?.end()) ?? 0;
  report = judging.end(backlog.lost);
  await notify({ kind: "report", report, unrecorded });
  await page?.end();
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? (isUsage ? error.message : error.stack) : String(error);
  await notify({ kind: "failed", isUsage, message: message ?? "" });
}
if (process.connected) process.disconnect();
