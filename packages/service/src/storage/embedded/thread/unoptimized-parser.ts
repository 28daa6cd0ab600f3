import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";

/** The only function of WebAssembly that V8 may optimize, by its number. */
const OPTIMIZED = "--wasm-tier-up-filter=";
/** An import: V8 has no code of it to optimize. */
const NONE = 0;
const ALL = -1;

/**
 * PostgreSQL whose parser of SQL (`raw_parser`) V8 never optimizes: for that one function it would take 600 MiB, and a
 * statement is parsed only once. Whether V8 counts the runs of a function is settled when it first runs.
 */
export class UnoptimizedParser extends PGlite {
  /** Called by the library before any statement. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString(`${OPTIMIZED}${NONE}`);
    try {
      // An empty statement runs the parser, and nothing else that has not run before.
      await this.exec(";");
    } finally {
      setFlagsFromString(`${OPTIMIZED}${ALL}`);
    }
    await super["_initArrayTypes"](options);
  }
}
