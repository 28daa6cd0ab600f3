import type { Recorded } from "../recording/recorded.js";
import { judgeTraffic, type TrafficOptions, type TrafficReport } from "../traffic/judge-traffic.js";
import { MAX_WAITING_BYTES } from "./frame-queue.js";
import type { PassingExchange } from "./passing-exchange.js";
import { type ProxyOptions, startProxy } from "./start-proxy.js";

/** Heads count too, so that the limit also covers many small exchanges. */
const HEAD_BYTES = 2_000;

/** Options of a proxy that judges its traffic in this process. */
export interface JudgedProxyOptions
  extends Omit<ProxyOptions, "record">, Omit<TrafficOptions, "source" | "baseUrl"> {}

/** A proxy whose traffic is judged in this process. */
export interface JudgedProxy {
  readonly url: string;
  /** Stops the proxy, and returns the report when all traffic has been judged. */
  end(): Promise<TrafficReport>;
}

/**
 * Starts a proxy in front of an implementation and judges the traffic in this process, such as the traffic of a test
 * suite. Requests never wait for a verdict; exchanges beyond 32 MiB of backlog are counted and not judged.
 * @throws UsageError if it cannot listen, or a rule or a waiver does not exist
 */
export async function startJudgedProxy(options: JudgedProxyOptions): Promise<JudgedProxy> {
  const { upstream } = options;
  const judging = judgeTraffic({ ...options, source: upstream, baseUrl: upstream });
  let judged = Promise.resolve();
  let [waiting, lost] = [0, 0];
  const record = (passed: PassingExchange): void => {
    const size = HEAD_BYTES + passed.requestBody.kept + passed.responseBody.kept;
    if (waiting + size > MAX_WAITING_BYTES) return void (lost += 1);
    waiting += size;
    const exchange = toRecorded(passed);
    judged = judged.then(() => judging.see(exchange)).finally(() => (waiting -= size));
    // `end` reports a rule that throws.
    judged.catch(() => undefined);
  };
  const proxy = await startProxy({ ...options, record });
  return {
    url: proxy.url,
    async end() {
      await proxy.close();
      await judged;
      return judging.end(lost);
    },
  };
}

/** Assembles the bodies once instead of each time a rule reads them. */
function toRecorded(passed: PassingExchange): Recorded {
  const { sentAt, milliseconds, request, response, failure } = passed;
  return {
    sentAt,
    milliseconds,
    request,
    ...(response && { response }),
    ...(failure && { failure }),
  };
}
