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

/** The trace that the caller is in. */
export function currentContext(): Context {
  return contexts.getStore() ?? ROOT_CONTEXT;
}

/** Runs `work` in a trace. */
export function withContext<Result>(context: Context, work: () => Result): Result {
  return context === currentContext() ? work() : contexts.run(context, work);
}

/** The trace that a header `traceparent` names (W3C Trace Context); none where it names none. */
export function readTraceparent(traceparent: string | null | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

/** The header `traceparent` of the trace that the caller is in, to be sent or stored; empty outside of any. */
export function traceHeaders(): { readonly traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagator.inject(currentContext(), headers, defaultTextMapSetter);
  // What else the trace carries is for its own vendor, and stays here.
  return headers.traceparent === undefined ? {} : { traceparent: headers.traceparent };
}
