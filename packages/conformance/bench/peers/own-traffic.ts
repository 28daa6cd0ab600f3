import { checkImplementation } from "../../src/engine/check-implementation.ts";
import type { Target } from "../../src/load/target.ts";
import { startProxy } from "../../src/proxy/start-proxy.ts";
import { recordTraffic } from "../../src/traffic/record-traffic.ts";

/** Timeout of a request through a proxy, in milliseconds. */
const DEADLINE = 3_000;
/** After this many milliseconds a proxy counts as hanging; what it has reported so far counts. */
const LIMIT = 2 * 60_000;

/**
 * Sends everything that the checker of this package sends, good and bad, through a proxy.
 * @returns the rules that found something in the run; none if the run did not finish
 */
export async function sendOwnTraffic(
  target: Target,
  proxy: string,
  seed: number,
): Promise<readonly string[]> {
  const run = checkImplementation({ ...target, baseUrl: proxy }, { deadline: DEADLINE, seed });
  const ended = run.then(
    ({ rules }) => rules.filter(({ findings }) => findings.length > 0).map(({ id }) => id),
    () => [],
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(() => resolve([]), LIMIT);
  });
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
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
