import { createConverter, type Converter } from "../../../src/conversion/converter.js";

type Limits = Parameters<typeof createConverter>[0];

const converters = new Map<string, Converter>();

/**
 * A converter for services that are started one after another in this worker process: those with the same limits share the
 * processes of conversions, which take longer to start than a service. They end with this process.
 */
export function sharedConverter(limits: Limits): Converter {
  const key = JSON.stringify(limits);
  const converter = converters.get(key) ?? createConverter(limits);
  converters.set(key, converter);
  return { ...converter, close: () => undefined };
}
