import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";

/** V8 flag for the number of the only WebAssembly function that V8 may optimize. */
const OPTIMIZED = "--wasm-tier-up-filter=";
/** Number of an import, which has no code for V8 to optimize. */
const NONE = 0;
const ALL = -1;

/**
 * PostgreSQL whose SQL parser (`raw_parser`) V8 never optimizes: optimizing that one function would take 600 MiB, and
 * each statement is parsed only once. V8 decides whether to count the runs of a function when the function first runs.
 */
export class UnoptimizedParser extends PGlite {
  /** The library calls this before any statement. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString(`${OPTIMIZED}${NONE}`);
    try {
      // An empty statement runs the parser, but no other code for the first time.
      await this.exec(";");
    } finally {
      setFlagsFromString(`${OPTIMIZED}${ALL}`);
    }
    await super["_initArrayTypes"](options);
  }
}
