import type { Exchange } from "../probe/exchange.js";

/** An accepted export whose record a later rule looks for, so that all records are awaited together. */
export interface AwaitedRecord {
  /** What was special about the request, such as `with options before file`. */
  readonly what: string;
  /** The title of the document that was sent. */
  readonly title: string;
  readonly destination: number;
  readonly exchange: Exchange;
}
