import { Option, type Command } from "commander";

/** What every command takes. */
export interface GlobalFlags {
  readonly baseUrl?: string;
  readonly token?: string;
  readonly config?: string;
  /** Seconds for one request. */
  readonly timeout?: number;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** Adds what every command takes. */
export function addGlobalFlags(program: Command, toSeconds: (text: string) => number): void {
  program
    .option("--base-url <url>", "address of the service, without /v2 (DOCEXPORT_BASE_URL)")
    .option(
      "--token <token>",
      "your token; others on this machine can see it here (DOCEXPORT_TOKEN)",
    )
    .option("--config <file>", "configuration file (DOCEXPORT_CONFIG)")
    .addOption(
      new Option("--timeout <seconds>", "time for one request").argParser(toSeconds).default(30),
    )
    .option("--json", "print JSON")
    .option("--no-color", "print without colours (NO_COLOR)");
}
