import { startProxy } from "../../src/proxy/start-proxy.js";
import {
  judgeTraffic,
  type TrafficOptions,
  type TrafficReport,
} from "../../src/traffic/judge-traffic.js";

/** A proxy whose traffic is judged in this process. */
export interface JudgedProxy {
  readonly url: string;
  /** Ends the proxy and returns the report. */
  end(): Promise<TrafficReport>;
}

/** Starts it in front of an upstream. */
export async function startJudgedProxy(
  upstream: string,
  options: Pick<TrafficOptions, "rules" | "description"> = {},
): Promise<JudgedProxy> {
  const judging = judgeTraffic({ source: upstream, baseUrl: upstream, ...options });
  let judged = Promise.resolve();
  const proxy = await startProxy({
    upstream,
    record: (exchange) => (judged = judged.then(() => judging.see(exchange))),
  });
  return {
    url: proxy.url,
    async end() {
      await proxy.close();
      await judged;
      return judging.end();
    },
  };
}
