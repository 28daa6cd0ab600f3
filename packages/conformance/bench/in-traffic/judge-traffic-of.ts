import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "../../src/load/target.ts";
import { startProxy } from "../../src/proxy/start-proxy.ts";
import { readRecording } from "../../src/recording/read-recording.ts";
import type { Recorded } from "../../src/recording/recorded.ts";
import { judgeTraffic, type TrafficReport } from "../../src/traffic/judge-traffic.ts";
import { recordTraffic } from "../../src/traffic/record-traffic.ts";
import { sendOwnTraffic } from "../peers/own-traffic.ts";

/** The ways to judge the same traffic. */
export const WAYS = ["proxy", "traffic.har", "traffic.ndjson"] as const;

/** One of {@link WAYS}. */
export type Way = (typeof WAYS)[number];

/** Findings: for each way, the rules with their messages; for the run that sent the traffic, only the rules. */
export interface Found extends Readonly<Partial<Record<Way, readonly string[]>>> {
  readonly run: readonly string[];
}

/** Sends the traffic of a run through the proxy, and judges it in these ways: live, and in the proxy's recordings. */
export async function judgeTrafficOf(target: Target, ways: readonly Way[] = WAYS): Promise<Found> {
  const { baseUrl } = target;
  const folder = await mkdtemp(join(tmpdir(), "document-export-traffic-"));
  const names = ways.filter((way) => way !== "proxy");
  const files = names.map((name) => join(folder, name));
  const recorders = await Promise.all(files.map((file) => recordTraffic(file)));
  const judging = judgeTraffic({ source: baseUrl, baseUrl });
  const see = async (exchange: Recorded, before: Promise<void>): Promise<void> => {
    await before;
    for (const recorder of recorders) await recorder.write(exchange);
    await judging.see(exchange);
  };
  let judged = Promise.resolve();
  const proxy = await startProxy({
    upstream: baseUrl,
    record(exchange) {
      judged = see(exchange, judged);
    },
  });
  try {
    const run = await sendOwnTraffic(target, proxy.url, 1);
    await proxy.close();
    await judged;
    await Promise.all(recorders.map((recorder) => recorder.end()));
    const found: Partial<Record<Way, readonly string[]>> = { proxy: findingsOf(judging.end()) };
    for (const name of names) found[name] = await judgeFile(join(folder, name), baseUrl);
    return { ...found, run };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function judgeFile(file: string, baseUrl: string): Promise<readonly string[]> {
  const judging = judgeTraffic({ source: file, baseUrl });
  for await (const recorded of readRecording(file)) await judging.see(recorded);
  return findingsOf(judging.end());
}

function findingsOf({ rules }: TrafficReport): readonly string[] {
  return rules.flatMap(({ findings }) =>
    findings.map(({ rule, message }) => `${rule}: ${message}`),
  );
}
