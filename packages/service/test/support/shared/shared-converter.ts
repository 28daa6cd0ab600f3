import { createConverter, type Converter } from "../../../src/conversion/converter.js";

type Limits = Parameters<typeof createConverter>[0];

const converters = new Map<string, Converter>();

/**
 * Returns a converter for services started one after another in this worker process: services with the same limits
 * share conversion processes, which start slower than a service. The processes exit with this worker process.
 */
export function sharedConverter(limits: Limits): Converter {
  const key = JSON.stringify(limits);
  const converter = converters.get(key) ?? createConverter(limits);
  converters.set(key, converter);
  return { ...converter, close: () => undefined };
}
