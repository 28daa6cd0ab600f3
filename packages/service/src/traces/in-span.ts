import {
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
  type Tracer,
} from "@opentelemetry/api";
import type { SpanAttributes, SpanName } from "./span-table.js";
import { currentContext, withContext } from "./trace-context.js";

/** Options for starting a span. */
export interface BeginningSpan<Name extends SpanName> extends Pick<SpanOptions, "kind"> {
  readonly attributes?: SpanAttributes<Name>;
  /** Replaces the name from the span table. */
  readonly title?: string;
}

/** Runs `work` in a span of the current trace. The span records the error if it throws. */
export async function inSpan<Name extends SpanName, Result>(
  tracer: Tracer,
  name: Name,
  { title = name, ...options }: BeginningSpan<Name>,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = currentContext();
  const span = tracer.startSpan(title, options, parent);
  // The context is invalid if no provider is registered.
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
