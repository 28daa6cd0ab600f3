import { trace, type Tracer } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Logger } from "../logs/logger.js";

/** Tracer, and the function that shuts it down. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Sends the remaining spans within a second; logs how many could not be sent. */
  readonly close: () => Promise<void>;
}

const NAME = "document-export";
/** Time in milliseconds that a shutdown waits for the last spans. */
const SHUTDOWN_TIMEOUT_MS = 1000;

/**
 * Sends spans to `url` as OTLP over HTTP in JSON. Without a URL, spans go to the OpenTelemetry provider of the process,
 * if one is registered.
 */
export function openTracing(url: string | undefined, log: Logger): Tracing {
  if (url === undefined) return { tracer: trace.getTracer(NAME), close: () => Promise.resolve() };
  const exporter = reportingExporter(new OTLPTraceExporter({ url }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const close = async () => {
    const timer = setTimeout(exporter.abandon, SHUTDOWN_TIMEOUT_MS);
    await provider.shutdown().catch((error: unknown) => log.debug({ err: error }, "traces"));
    clearTimeout(timer);
  };
  return { tracer: provider.getTracer(NAME), close };
}

/** An exporter whose pending requests can be abandoned. */
export interface ReportingExporter extends SpanExporter {
  /** Stops waiting for responses: spans without a response are counted as lost. */
  readonly abandon: () => void;
}

/** Wraps an exporter, and logs how many spans could not be sent, and why. */
export function reportingExporter(exporter: SpanExporter, log: Logger): ReportingExporter {
  const waiting = new Set<(result: ExportResult) => void>();
  const abandoned = Promise.withResolvers<void>();
  return {
    export: (spans, done) => {
      const finish = (result: ExportResult) => {
        if (!waiting.delete(finish)) return;
        if (result.error) log.warn({ err: result.error, spans: spans.length }, "traces were lost");
        done(result);
      };
      waiting.add(finish);
      exporter.export(spans, finish);
    },
    shutdown: () => Promise.race([exporter.shutdown(), abandoned.promise]),
    abandon: () => {
      const error = new Error("The trace collector did not respond in time.");
      for (const finish of waiting) finish({ code: ExportResultCode.FAILED, error });
      abandoned.resolve();
    },
  };
}
