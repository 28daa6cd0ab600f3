import { accessSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

const NAME = "document-export";
/**
 * The full package name: outside of an installed folder, npx would run someone else's package called `document-export`.
 */
const BY_NPX = "npx @document-export/service";

/** The variables and arguments with which this process was started; only tests pass those of another process. */
export interface ProcessFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
}

/** Returns the words that run this command again from the same folder. */
export function commandWords({ env, argv }: ProcessFacts = process): string {
  if (env["npm_command"] === "exec") return BY_NPX;
  if (isOnPath(env["PATH"] ?? "")) return NAME;
  const [, script = ""] = argv;
  if (basename(script) !== "main.js") return BY_NPX;
  return `node ${quote(script)}`;
}

/** Quotes text as one shell word. */
export function quote(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function isOnPath(path: string): boolean {
  return path.split(delimiter).some((folder) => isThere(join(folder, NAME)));
}

function isThere(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}
