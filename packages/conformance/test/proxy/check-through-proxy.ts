import { checkImplementation } from "../../src/engine/check-implementation.js";
import { startJudgedProxy } from "../../src/proxy/judged-proxy.js";
import type { Report } from "../../src/report/report.js";
import type { TrafficReport } from "../../src/traffic/judge-traffic.js";
import type { RunningCorrect } from "../implementation/correct-implementation.js";

/** The reports of the checker, and of the proxy that it ran through. */
export interface Both {
  readonly active: Report;
  readonly passive: TrafficReport;
}

/** Checks an implementation through the proxy, and then stops it. */
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
