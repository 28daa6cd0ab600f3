import { checkImplementation } from "../../src/engine/check-implementation.js";
import { startJudgedProxy } from "../../src/proxy/judged-proxy.js";
import type { Report } from "../../src/report/report.js";
import type { TrafficReport } from "../../src/traffic/judge-traffic.js";
import type { RunningCorrect } from "../implementation/correct-implementation.js";

/** What the checker reported, and what the proxy that it went through. */
export interface Both {
  readonly active: Report;
  readonly passive: TrafficReport;
}

/** Checks an implementation through the proxy, and stops it. */
export async function checkThroughProxy(
  { profile, stop }: RunningCorrect,
  rules?: readonly string[],
): Promise<Both> {
  const proxy = await startJudgedProxy({ upstream: profile.baseUrl });
  try {
    const through = { ...profile, baseUrl: proxy.url };
    const active = await checkImplementation(through, { deadline: 5_000, ...(rules && { rules }) });
    return { active, passive: await proxy.end() };
  } finally {
    await stop();
  }
}
