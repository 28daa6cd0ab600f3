import { trace, type Tracer } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

/** Where spans go. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what is not sent yet, for a second at most; what cannot be sent is lost and said to be. */
  readonly close: () => Promise<void>;
}

const NAME = "document-export";
/** For the last spans of a service that ends, in milliseconds. */
const PATIENCE = 1000;

/**
 * Sends spans to `url` as OTLP over HTTP in JSON.
 * Without a URL they go where the process that runs the service has registered OpenTelemetry, else nowhere.
 */
export function openTracing(url: string | undefined, log: Logger): Tracing {
  if (url === undefined) return { tracer: trace.getTracer(NAME), close: () => Promise.resolve() };
  const exporter = reportingExporter(new OTLPTraceExporter({ url }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const close = async () => {
    const timer = setTimeout(exporter.abandon, PATIENCE);
    await provider.shutdown().catch((error: unknown) => log.debug({ err: error }, "traces"));
    clearTimeout(timer);
  };
  return { tracer: provider.getTracer(NAME), close };
}

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
