import { type Command, Option } from "commander";

const DEFAULT_TIMEOUT_SECONDS = 30;

/** Flags of every command. */
export interface GlobalFlags {
  readonly baseUrl?: string;
  readonly token?: string;
  readonly config?: string;
  /** Seconds for one request. */
  readonly timeout?: number;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** Adds the flags of every command. */
export function addGlobalFlags(program: Command, toSeconds: (text: string) => number): void {
  program
    .option("--base-url <url>", "address of the service, without /v2 (DOCEXPORT_BASE_URL)")
    .option("--token <token>", "your token; visible to others on this machine (DOCEXPORT_TOKEN)")
    .option("--config <file>", "configuration file (DOCEXPORT_CONFIG)")
    .addOption(
      new Option("--timeout <seconds>", "timeout of one request")
        .argParser(toSeconds)
        .default(DEFAULT_TIMEOUT_SECONDS),
    )
    .option("--json", "print JSON")
    .option("--no-color", "print without colours (NO_COLOR)");
}

/** The timeout of one request in milliseconds. */
export function timeoutMsOf({ timeout = DEFAULT_TIMEOUT_SECONDS }: GlobalFlags): number {
  return timeout * 1000;
}
