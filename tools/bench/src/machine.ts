import { cpus, loadavg, totalmem } from "node:os";

const GIB = 1024 ** 3;

/** Describes the machine of the measurement, and its load. */
export function machineName(): string {
  const model =
    cpus()[0]
      ?.model.replaceAll(/\((?:R|TM)\)| Processor/g, "")
      .trim() ?? "unknown";
  const memory = Math.round(totalmem() / GIB);
  const load = (loadavg()[1] ?? 0).toFixed(1);
  return `${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}, load ${load}`;
}
