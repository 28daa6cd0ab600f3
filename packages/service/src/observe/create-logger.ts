import { pino, type Logger } from "pino";
import { boundedError } from "./bounded-error.js";
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
