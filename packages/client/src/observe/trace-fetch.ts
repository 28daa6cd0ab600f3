/** The part of an OpenTelemetry span that this package uses. */
export interface OpenTelemetrySpan {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { readonly code: number }): unknown;
  end(): void;
}

/** Options for starting a span. */
export interface OpenTelemetrySpanOptions {
  readonly kind: number;
  readonly attributes: Record<string, string | number>;
}

/** The part of `@opentelemetry/api` that this package uses: pass the module itself. */
export interface OpenTelemetryApi<Context, Span extends OpenTelemetrySpan> {
  readonly context: {
    active(): Context;
    with<Result>(context: Context, run: () => Result): Result;
  };
  readonly propagation: { inject(context: Context, carrier: Record<string, string>): void };
  readonly trace: {
    getTracer(name: string): {
      startSpan(name: string, options: OpenTelemetrySpanOptions): Span;
    };
    setSpan(context: Context, span: Span): Context;
  };
  readonly SpanKind: { readonly CLIENT: number };
  readonly SpanStatusCode: { readonly ERROR: number };
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * Creates a `fetch` for `createClient` that traces requests: one span per request, following the semantic conventions
 * for HTTP clients, and a `traceparent` header that links the implementation's spans. Spans contain neither the token
 * nor content.
 */
export function traceFetch<Context, Span extends OpenTelemetrySpan>(
  api: OpenTelemetryApi<Context, Span>,
  next: Fetch = (request) => globalThis.fetch(request),
): Fetch {
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  return async (request) => {
    const { name, attributes } = describe(request);
    const tracer = trace.getTracer("@document-export/client");
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const fail = (type: string) =>
      void [span.setAttribute("error.type", type), span.setStatus({ code: SpanStatusCode.ERROR })];
    try {
      const within = trace.setSpan(context.active(), span);
      const carrier: Record<string, string> = {};
      propagation.inject(within, carrier);
      for (const [header, value] of Object.entries(carrier)) request.headers.set(header, value);
      const response = await context.with(within, () => next(request));
      span.setAttribute("http.response.status_code", response.status);
      if (response.status >= 400) fail(`${response.status}`);
      return response;
    } catch (error) {
      fail(error instanceof Error ? error.name : "_OTHER");
      throw error;
    } finally {
      span.end();
    }
  };
}

/**
 * Describes the request for its span. Paths of the interface have no variable parts, so the path can be the span name.
 */
function describe({ method, url }: Request) {
  const { protocol, hostname, port, pathname } = new URL(url);
  return {
    name: `${method} ${pathname}`,
    attributes: {
      "http.request.method": method,
      "url.full": url,
      "server.address": hostname,
      "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
    },
  };
}
