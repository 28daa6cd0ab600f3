import { ExportResultCode, type ExportResult } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

/** An exporter that can be left waiting. */
export interface ReportingExporter extends SpanExporter {
  /** Waits for no answer any more: what was not answered for is lost. */
  readonly abandon: () => void;
}

/** Wraps an exporter: says in the log how many spans could not be sent, and why. */
export function reportingExporter(exporter: SpanExporter, log: Logger): ReportingExporter {
  const waiting = new Set<(result: ExportResult) => void>();
  const abandoned = Promise.withResolvers<void>();
  return {
    export: (spans, done) => {
      const settle = (result: ExportResult) => {
        if (!waiting.delete(settle)) return;
        if (result.error) log.warn({ err: result.error, spans: spans.length }, "traces were lost");
        done(result);
      };
      waiting.add(settle);
      exporter.export(spans, settle);
    },
    shutdown: () => Promise.race([exporter.shutdown(), abandoned.promise]),
    abandon: () => {
      const error = new Error("The collector of traces did not take them in time.");
      for (const settle of waiting) settle({ code: ExportResultCode.FAILED, error });
      abandoned.resolve();
    },
  };
}
