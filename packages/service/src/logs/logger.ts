import { pino, stdSerializers } from "pino";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { LogFields, personalFields } from "./log-fields.js";

type Write = (fields: LogFields, message: string) => void;

/** Writes log lines with the fields defined in `log-fields.ts`. */
export interface Logger {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  readonly fatal: Write;
  /** Creates a logger that adds these fields to its lines. */
  readonly child: (fields: LogFields) => Logger;
}

/** Settings of the logger. */
export interface LoggerOptions {
  /** Lowest level to log. */
  readonly logLevel: string;
  readonly logs: { readonly omit: readonly (typeof personalFields)[number][] };
}

/**
 * Creates a logger that writes JSON lines to standard error. Standard output is reserved for the results of commands.
 */
export function createLogger({ logLevel, logs }: LoggerOptions): Logger {
  const omitted = new Set<string>(logs.omit);
  const isOmitted = omitted.delete("err");
  return pino(
    {
      level: logLevel,
      serializers: { err: isOmitted ? errorName : boundedError },
      // The service does not log request headers, but a library may add them to an error.
      redact: {
        paths: ["*.authorization", "*.headers.authorization", ...omitted],
        remove: true,
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** Limits the texts of an error, because databases and parsers quote their input in messages, however long. */
export function boundedError(error: unknown): unknown {
  if (!(error instanceof Error)) return shortText(String(error));
  const shown = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(
    shown
      .filter(([, value]) => typeof value !== "object")
      .map(([name, value]) => [name, shortText(value)]),
  );
}

/** Reduces an error to the parts that reveal nothing about its cause. */
function errorName(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error ? { code: shortText(error.code) } : {};
  return { type: error.name, ...code };
}

function shortText(value: unknown): unknown {
  return typeof value === "string" ? shorten(value, bounds.logText.max) : value;
}
