import { trace, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { reportingExporter } from "./reporting-exporter.js";

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
