import { SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import type { NodeEntry } from "@document-export/server-stub";
import { inSpan } from "./in-span.js";
import { currentContext, readTraceparent, withContext } from "./trace-context.js";

/** Runs each request in a span of the caller's trace (W3C Trace Context), or of a new one. */
export function traceRequests(tracer: Tracer, entry: NodeEntry): NodeEntry {
  return (request, response) => {
    const { method = "GET", headers } = request;
    const attributes = { "http.request.method": method };
    const options = { kind: SpanKind.SERVER, attributes, title: method };
    // If there are several headers, the first one is used.
    const traceparent = [headers["traceparent"]].flat()[0];
    return withContext(readTraceparent(traceparent), () =>
      inSpan(tracer, "request", options, () => entry(request, response)),
    );
  };
}

/** Names the span of the current request after its operation, once that is known. */
export function nameRequest(operation: string | undefined, status: number): void {
  const span = trace.getSpan(currentContext());
  if (!span) return;
  if (operation !== undefined) span.updateName(operation);
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
