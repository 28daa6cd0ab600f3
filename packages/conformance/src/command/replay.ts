import { type Replay, replayFinding } from "../replay/replay-finding.js";
import { printable } from "../report/printable.js";
import { createRedact, redactValue } from "../report/redact.js";
import { EXIT_CODES } from "../report/report.js";
import type { Environment } from "./output.js";
import type { Invocation } from "./parse-arguments.js";

const REPLAY_EXIT_CODES = {
  "still so": EXIT_CODES.findings,
  "no longer so": EXIT_CODES.conformant,
  undecided: EXIT_CODES.partial,
} as const satisfies Record<Replay["state"], number>;

/** Replays a finding, prints whether it still occurs, and returns the exit code. */
export async function replay(
  { target, finding, options, json }: Extract<Invocation, { command: "replay" }>,
  { stdout }: Environment,
): Promise<number> {
  const replayed = redactValue(createRedact(target), await replayFinding(target, finding, options));
  stdout.write(json ? `${JSON.stringify(replayed, undefined, 2)}\n` : renderReplay(replayed));
  return REPLAY_EXIT_CODES[replayed.state];
}

const MAX_BODY = 400;

function renderReplay({ finding, state, reason, response }: Replay): string {
  const { id, message, curl, status, excerpt = "" } = finding;
  const came = (code: number | undefined, text: string): string =>
    code === undefined ? "no response" : `${code} ${printable(text).slice(0, MAX_BODY)}`.trim();
  const now = response ? [`now:  ${came(response.status, response.text)}`] : [];
  return [
    `${state}: ${id} (${printable(reason)})`,
    `    ${printable(message)}`,
    ...[`then: ${came(status, excerpt)}`, ...now, curl].map((line) => `      ${line}`),
    "",
  ].join("\n");
}
