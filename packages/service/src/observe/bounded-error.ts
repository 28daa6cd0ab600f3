import { stdSerializers } from "pino";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";

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
