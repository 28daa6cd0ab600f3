import { startPrism } from "@document-export/prism";
import { sendOwnTraffic } from "./own-traffic.ts";
import { normalise, type Peer } from "./peer.ts";

/** Prism's proxy, in front of the implementation. */
export const PRISM: Peer = {
  name: "Prism proxy 5.16.0",
  prepare: () => Promise.resolve(undefined),
  async reportOn(target, seed) {
    let log = "";
    const prism = await startPrism({
      upstream: target.baseUrl,
      onOutput: (text) => (log += text),
    });
    await sendOwnTraffic(target, prism.url, seed);
    await prism.stop();
    return new Set(log.split("\n").flatMap(reportsOfLine()));
  },
};

/** Log lines come in the order of the requests: a violation belongs to the last request before it. */
function reportsOfLine(): (line: string) => readonly string[] {
  let operation = "";
  return (line) => {
    operation = /\[HTTP SERVER\] (\S+ [^ ?]+)/.exec(line)?.[1] ?? operation;
    // Violations in requests say nothing about the implementation.
    const report = /Violation: response.*|Request terminated with error.*/.exec(line)?.[0];
    return report === undefined ? [] : [normalise(`${operation} ${report}`)];
  };
}
