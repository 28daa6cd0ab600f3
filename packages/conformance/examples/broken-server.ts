import type { Exchange } from "../test/faults/plant/message.ts";
import { wrap } from "../test/faults/plant/wrap.ts";
import { loadFaults } from "../test/faults/load-faults.ts";
import type { Target } from "../test/implementation/on-stub/in-memory.ts";
import { startOnStub } from "../test/implementation/on-stub/start-on-stub.ts";

/** What is wrong with the server: the defaults of a framework, and a filter that somebody forgot. */
const FAULTS = [
  "challenge-missing",
  "page-size-default-20",
  "parameter-doubled-first-taken",
  "webhooks-of-all-workspaces",
];

/** Starts an implementation with a few of the planted faults at once. */
export async function startBrokenServer(): Promise<Target> {
  const correct = await startOnStub();
  const stops = [() => correct.stop()];
  let { baseUrl } = correct;
  for (const exchange of FAULTS.map(exchangeOf)) {
    const wrapped = await wrap(baseUrl, exchange);
    stops.unshift(() => wrapped.stop());
    ({ baseUrl } = wrapped);
  }
  return {
    ...correct,
    baseUrl,
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

function exchangeOf(id: string): Exchange {
  const plant = loadFaults().find((fault) => fault.id === id)?.plant;
  if (plant && "exchange" in plant) return plant.exchange();
  throw new Error(`Expected a fault of the exchange of messages, got \`${id}\`.`);
}
