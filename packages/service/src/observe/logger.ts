import { type Logger, pino, stdSerializers } from "pino";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { Settings } from "../config/settings.js";

/** A logger that writes JSON lines to the error stream: the output stream belongs to whoever called the command. */
export function createLogger({ logLevel }: Pick<Settings, "logLevel">): Logger {
  return pino(
    {
      level: logLevel,
      serializers: { err: boundedError },
      // Nothing of ours logs a request's headers; this holds for what a library may put into an error.
      redact: { paths: ["*.authorization", "*.headers.authorization"], censor: "…" },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** An error as it is logged: messages of databases and parsers quote what they were given, however long. */
export function boundedError(error: unknown): unknown {
  if (!(error instanceof Error)) return shortText(String(error));
  const shown = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(
    shown
      .filter(([, value]) => typeof value !== "object")
      .map(([name, value]) => [name, shortText(value)]),
  );
}

function shortText(value: unknown): unknown {
  return typeof value === "string" ? shorten(value, bounds.logText.max) : value;
}
