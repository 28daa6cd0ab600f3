import { runCommand } from "../src/command/run-command.ts";
import { startBrokenServer } from "./broken-server.ts";

/** What differs from run to run, and what stands for it. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/127\.0\.0\.1:\d+/g, "127.0.0.1:8080"],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "<uuid>"],
  [/conformance-[\da-f]{8}-/g, "conformance-<run>-"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g, "<time>"],
  [/\d+ requests in \d+\.\d s/g, "… requests in … s"],
];

/** Replaces what differs from run to run. */
export function steady(transcript: string): string {
  return VARYING.reduce((text, [pattern, sample]) => text.replaceAll(pattern, sample), transcript);
}

/** Runs the command on a server that is broken on purpose; returns what a terminal would show. */
export async function checkBrokenServer(): Promise<string> {
  const { baseUrl, token, secondToken, destination, stop } = await startBrokenServer();
  const args = [baseUrl, "--destination", String(destination)];
  let shown = `$ document-export-conformance ${args.join(" ")}\n`;
  const show = { isTTY: false, write: (text: string) => (shown += text) };
  const variables = {
    DOCUMENT_EXPORT_TOKEN: token,
    DOCUMENT_EXPORT_SECOND_TOKEN: secondToken,
  };
  const code = await runCommand(args, { variables, stdout: show, stderr: show }).finally(stop);
  return `${shown}$ echo $?\n${code}\n`;
}
