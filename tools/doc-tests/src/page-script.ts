import type { CodeBlock } from "./code-block.ts";
import { kindOfBlock } from "./kind-of-block.ts";
import { DOCUMENT_ID, FOLDER_ID } from "./start-demo-google.ts";

/** Values for running the commands of a document. */
export interface ScriptValues {
  /** Replacement for `<token>`. */
  readonly token: string;
  /** Replacement for each port in the document, so that documents can run in parallel. */
  readonly ports: ReadonlyMap<string, number>;
}

/** Returns one bash script with a document's commands, as if typed into one terminal; undefined if it has none. */
export function pageScript(blocks: readonly CodeBlock[], values: ScriptValues): string | undefined {
  const steps = blocks.flatMap((block) => stepOf(block, values));
  return steps.length > 0 ? [PRELUDE, ...steps, ""].join("\n") : undefined;
}

/** Returns the ports in the commands of a document. */
export function portsOf(blocks: readonly CodeBlock[]): string[] {
  const found = blocks.flatMap(({ code }) => [...code.matchAll(PORT)].map(([port]) => port));
  return [...new Set(found)];
}

/** Fills in the ports and the token of this run, and the IDs of documents that exist in it. */
export function fillIn(code: string, { token, ports }: ScriptValues): string {
  return code
    .replaceAll("<token>", token)
    .replaceAll(/(?<=\/document\/d\/)<id>/g, DOCUMENT_ID)
    .replaceAll(/(?<=\/folders\/)<id>/g, FOLDER_ID)
    .replace(PORT, (port) => String(ports.get(port) ?? port));
}

/** Returns the name of the file for a block's output. */
export function outputNameOf({ line }: CodeBlock): string {
  return `.output-${line}`;
}

const PORT = /(?<=127\.0\.0\.1:|localhost:|-port |PORT=|port: )(?:3000|80\d\d)\b/g;

// With job control, each background command has its own process group, which exits with the script.
const PRELUDE = `set -eum
step=start
at_exit() {
  code=$?
  for group in $(jobs -p); do kill -KILL -- -"$group" 2>/dev/null || true; done
  wait 2>/dev/null || true
  [ $code = 0 ] || echo "failed at $step with exit code $code" >&2
  exit $code
}
trap at_exit EXIT
npx() {
  case $1 in
    @document-export/conformance) shift; document-export-conformance "$@" ;;
    @document-export/service) shift; document-export "$@" ;;
    @document-export/generate) shift; document-export-generate "$@" ;;
    *) "$@" ;;
  esac
}`;

function stepOf(block: CodeBlock, values: ScriptValues): string[] {
  const code = fillIn(block.code, values);
  const output = outputNameOf(block);
  const step = `step="${block.file}:${block.line}"`;
  switch (kindOfBlock(block)) {
    case "run":
      return [step, runStep(code, output, block.attributes.get("exit") ?? "0")];
    case "background":
      return [step, backgroundStep(code, output, block.attributes.get("background") ?? "")];
    default:
      return [];
  }
}

function runStep(code: string, output: string, exit: string): string {
  const run = `{\n${code}\n} >"$PAGE/${output}" 2>&1`;
  const failed = `{ cat "$PAGE/${output}" >&2; exit 1; }`;
  // A command may fail only if the document says so, and only in the last line.
  return exit === "0"
    ? `${run} || ${failed}`
    : `set +e\n${run}\ngot=$?\nset -e\n[ $got = ${exit} ] || { echo "exit code $got, not ${exit}" >&2; ${failed.slice(2)}`;
}

function backgroundStep(code: string, output: string, pattern: string): string {
  return `{\n${code}\n} >"$PAGE/${output}" 2>&1 &
pid=$!
until grep -Eq '${pattern}' "$PAGE/${output}"; do
  kill -0 $pid 2>/dev/null || { cat "$PAGE/${output}" >&2; exit 1; }
  sleep 0.1
done`;
}
