import {
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
  type Tracer,
} from "@opentelemetry/api";
import { currentContext, withContext } from "./trace-context.js";

/** Runs `work` in a span of the current trace. The span records the error if it throws. */
export async function inSpan<Result>(
  tracer: Tracer,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = currentContext();
  const span = tracer.startSpan(name, options, parent);
  // Invalid if no provider is registered.
  if (!trace.isSpanContextValid(span.spanContext())) return work(span);
  try {
    return await withContext(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    if (error instanceof Error) span.recordException(error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
