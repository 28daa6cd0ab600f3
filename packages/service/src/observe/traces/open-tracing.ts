import { trace, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

/** Where spans go. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what is not sent yet; what cannot be sent is lost and said to be, and never keeps the service from ending. */
  readonly close: () => Promise<void>;
}

const NAME = "document-export";

/**
 * Sends spans to `url` as OTLP over HTTP in JSON.
 * Without a URL they go where the process that runs the service has registered OpenTelemetry, else nowhere.
 */
export function openTracing(url: string | undefined, log: Logger): Tracing {
  if (url === undefined) return { tracer: trace.getTracer(NAME), close: () => Promise.resolve() };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(url, log) })],
  });
  const close = () =>
    provider.shutdown().catch((error: unknown) => log.debug({ err: error }, "traces"));
  return { tracer: provider.getTracer(NAME), close };
}

/** An exporter that says where spans could not be sent. */
function reporting(url: string, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) log.warn({ err: result.error, spans: spans.length }, "traces were lost");
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
