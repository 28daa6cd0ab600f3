import type { Target } from "../../implementation/on-stub/in-memory.js";
import { startOnStub } from "../../implementation/on-stub/start-on-stub.js";
import type { Plant } from "../fault.js";
import { wrap } from "./wrap.js";

/** Starts the implementation on the stub, with a fault planted if one is given. */
export async function startPlanted(plant?: Plant): Promise<Target> {
  if (!plant) return startOnStub();
  if ("behaviour" in plant) return startOnStub(plant.behaviour);
  const inner = await startOnStub();
  const wrapped = await wrap(inner.baseUrl, plant.exchange());
  return {
    ...inner,
    baseUrl: wrapped.baseUrl,
    async stop() {
      await wrapped.stop();
      await inner.stop();
    },
  };
}
