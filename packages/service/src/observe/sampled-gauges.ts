import { Gauge, type Registry } from "prom-client";

/** A gauge whose value is read from `Source` on each scrape. */
export interface SampledGauge<Source> {
  readonly name: string;
  readonly help: string;
  /** Name of its only label; without a label, the gauge has a single value. */
  readonly label?: string;
  /**
   * Returns its value, or a value for each label value. The number of label values must be bounded, whatever callers
   * do.
   */
  readonly read: (source: Source) => number | Readonly<Record<string, number>>;
}

/** Adds gauges to a registry, and returns a function that sets all of them. Without a source they show no value. */
export function addSampledGauges<Source>(
  registry: Registry,
  gauges: readonly SampledGauge<Source>[],
): (source: Source | undefined) => void {
  const registers = [registry];
  const added = gauges.map(({ name, help, label, read }) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
    });
    return { gauge, label, read };
  });
  return (source) => {
    for (const { gauge, label, read } of added) {
      // Label values that no longer exist, such as a workspace without queued jobs, must not keep their last value.
      gauge.reset();
      if (label === undefined) gauge.remove();
      if (source === undefined) continue;
      const value = read(source);
      if (typeof value === "number") gauge.set(value);
      else for (const [of, each] of Object.entries(value)) gauge.labels(of).set(each);
    }
  };
}
