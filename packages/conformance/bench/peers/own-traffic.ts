import { checkImplementation } from "../../src/engine/check-implementation.ts";
import type { Target } from "../../src/load/target.ts";
import { startProxy } from "../../src/proxy/start-proxy.ts";
import { recordTraffic } from "../../src/traffic/record-traffic.ts";

/** Timeout of a request through a proxy, in milliseconds. */
const DEADLINE = 10_000;
/** After this many milliseconds a run through a proxy that hangs ends, with what it has found. */
const DURATION = 15 * 60_000;

/**
 * Sends everything that the checker of this package sends, good and bad, through a proxy, and prints why it did not
 * come to its end.
 * @returns the rules that found something in the run; none if the run failed
 */
export async function sendOwnTraffic(
  target: Target,
  proxy: string,
  seed: number,
): Promise<readonly string[]> {
  const options = { deadline: DEADLINE, duration: DURATION, seed };
  try {
    const report = await checkImplementation({ ...target, baseUrl: proxy }, options);
    if (report.stopped !== undefined) console.error(`The run ended early: ${report.stopped}`);
    return report.rules.filter(({ findings }) => findings.length > 0).map(({ id }) => id);
  } catch (error) {
    console.error(`The run failed: ${String(error)}`);
    return [];
  }
}

/** Sends the same requests through the proxy of this package, which records them to a file. */
export async function recordOwnTraffic(target: Target, file: string, seed: number): Promise<void> {
  const recorder = await recordTraffic(file);
  let recorded: Promise<unknown> = Promise.resolve();
  const proxy = await startProxy({
    upstream: target.baseUrl,
    record(exchange) {
      recorded = recorded.then(() => recorder.write(exchange));
    },
  });
  await sendOwnTraffic(target, proxy.url, seed);
  await proxy.close();
  await recorded;
  await recorder.end();
}
