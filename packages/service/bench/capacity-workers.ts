// Many workers in one process, each with its own database connections and without conversions.
import { setTimeout } from "node:timers/promises";
import type { Ready } from "./child.ts";
import { createConverter } from "../dist/conversion/converter.js";
import { startService, type StartedService, type SettingsInput } from "../dist/experimental.js";

const { count, conversion, ...settings } = JSON.parse(process.argv[2] ?? "{}") as SettingsInput & {
  /** Number of workers. */
  readonly count: number;
  /** Duration of a conversion, in milliseconds. */
  readonly conversion: number;
};
const bytes = new TextEncoder().encode("# Converted\n");
const document = {
  bytes,
  mediaType: "text/markdown",
  title: "Stub",
  warnings: [],
  warningCounts: {},
  linked: [],
  anchors: {},
};
const convert = async () => {
  await setTimeout(conversion);
  return { document };
};
const openConverter: typeof createConverter = (limits) => ({
  ...createConverter(limits),
  convertUnlessImages: convert,
  convert: async () => (await convert()).document,
});
const services: StartedService[] = [];
for (let index = 0; index < count; index += 1)
  services.push(
    await startService(
      { port: 0, logLevel: "error", role: "worker", ...settings },
      { openConverter },
    ),
  );
process.send?.({ url: "", token: "", destination: 0 } satisfies Ready);
process.once("SIGTERM", () => {
  void Promise.all(services.map((service) => service.stop())).then(() => process.exit());
});
