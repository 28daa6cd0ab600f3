import { type Logger, pino, stdSerializers } from "pino";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { Settings } from "../config/settings.js";

/** Creates a logger that writes JSON lines to standard error; standard output is for the results of commands. */
export function createLogger({ logLevel }: Pick<Settings, "logLevel">): Logger {
  return pino(
    {
      level: logLevel,
      serializers: { err: boundedError },
      // The service does not log request headers, but a library may add them to an error.
      redact: { paths: ["*.authorization", "*.headers.authorization"], censor: "…" },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** An error with bounded texts: messages of databases and parsers quote their input, however long. */
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
