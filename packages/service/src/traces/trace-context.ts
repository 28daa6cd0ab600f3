import { AsyncLocalStorage } from "node:async_hooks";
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Context,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

const contexts = new AsyncLocalStorage<Context>();
const propagator = new W3CTraceContextPropagator();

/** The current trace. */
export function currentContext(): Context {
  return contexts.getStore() ?? ROOT_CONTEXT;
}

/** Runs `work` in a trace. */
export function withContext<Result>(context: Context, work: () => Result): Result {
  return context === currentContext() ? work() : contexts.run(context, work);
}

/** The trace of a `traceparent` header (W3C Trace Context); none if it is missing or invalid. */
export function readTraceparent(traceparent: string | null | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

/** The `traceparent` header of the current trace, to send or store; empty outside of any trace. */
export function traceHeaders(): { readonly traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagator.inject(currentContext(), headers, defaultTextMapSetter);
  // `tracestate` is specific to a vendor, and is not passed on.
  return headers.traceparent === undefined ? {} : { traceparent: headers.traceparent };
}
