import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { MAIN } from "../support/docexport.js";

// BSD's and macOS's take their command otherwise.
const SCRIPT = "/usr/bin/script";
const hasTerminal = process.platform === "linux" && existsSync(SCRIPT);

/** What the command writes to a terminal. */
function onTerminal(args: string, env: Readonly<Record<string, string>>): string {
  const command = `${process.execPath} ${MAIN} ${args}; true`;
  return execFileSync(SCRIPT, ["-qec", command, "/dev/null"], {
    env: { PATH: process.env["PATH"], TERM: "xterm", ...env },
    encoding: "utf8",
  });
}

test.skipIf(!hasTerminal)("colours a terminal unless NO_COLOR or --no-color says otherwise", () => {
  const env = { DOCEXPORT_BASE_URL: "nowhere" };
  expect(onTerminal("exports", env)).toContain("\u001b[31mExpected a base URL");
  expect(onTerminal("exports", { ...env, NO_COLOR: "1" })).not.toContain("\u001b");
  expect(onTerminal("exports --no-color", env)).not.toContain("\u001b");
});
