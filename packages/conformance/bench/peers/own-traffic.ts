import { checkImplementation } from "../../src/engine/check-implementation.ts";
import type { Target } from "../../src/load/target.ts";
import { startProxy } from "../../src/proxy/start-proxy.ts";
import { recordTraffic } from "../../src/traffic/record-traffic.ts";

/** A request through a proxy may take so long. */
const DEADLINE = 3_000;
/** After so long a proxy is taken to hang; what it has reported until then counts. */
const LIMIT = 2 * 60_000;

/**
 * Sends everything that the checker of this package sends, good and bad, through a proxy.
 * @returns the rules that found something in the run; none where it came to no end
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

/** Sends the same through the proxy of this package, which records it to a file. */
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
