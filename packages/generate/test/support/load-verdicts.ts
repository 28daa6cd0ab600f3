import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { emitChecks } from "../../src/emit/server-stub/checks/emit-checks.ts";
import { memberName } from "../../src/emit/names.ts";
import type { ApiModel } from "../../src/model/model.ts";

interface Violation {
  readonly pointer: string;
  readonly keyword: string;
  readonly detail: string;
}
type Check = (value: unknown, at: string, out: Violation[]) => void;

/** The generated checks for values: the test that valid values pass, and the violations found in others. */
export interface Verdict {
  readonly keeps: (value: unknown) => boolean;
  readonly violationsOf: (value: unknown) => readonly Violation[];
}

const runtime = new URL("../../../../packages/server-stub/dist/checks/index.js", import.meta.url)
  .href;

/** Generates and loads the checks of many models together; returns the checks of each model's schema `root`. */
export async function loadVerdicts(
  models: readonly { model: ApiModel; root: string }[],
): Promise<Verdict[]> {
  const cases = models.map(
    ({ model, root }) => `(() => { ${bodyOf(model)}\nreturn ${partsOf(root)}; })()`,
  );
  const typed = `import * as check from ${JSON.stringify(runtime)};\ninterface Violation {}\nexport const cases = [${cases.join(",\n")}];`;
  const folder = await mkdtemp(join(tmpdir(), "document-export-verdicts-"));
  try {
    const file = join(folder, "cases.mjs");
    await writeFile(file, stripTypeScriptTypes(typed));
    const module: { cases: Parts[] } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return module.cases.map(verdictOf);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Parts {
  readonly is: ((value: unknown) => boolean) | undefined;
  readonly collect: Check | undefined;
}

/** The two functions of a schema; a schema that allows anything has neither. */
function partsOf(root: string): string {
  const [is, rules] = [memberName("is", root).text, memberName("rules", root).text];
  const orNothing = (name: string) => `typeof ${name} === "undefined" ? undefined : ${name}`;
  const collect = `(value, at, out) => check.report(value, at, out, ${rules})`;
  return `{ is: ${orNothing(is)}, collect: typeof ${rules} === "undefined" ? undefined : ${collect} }`;
}

/** The generated code without its imports and exports. */
function bodyOf(model: ApiModel): string {
  return emitChecks(model)
    .text.replaceAll(/^\s*import .*$/gm, "")
    .replaceAll(/^\s*export \{\};$/gm, "")
    .replaceAll(/export (?=function|const)/g, "");
}

function verdictOf({ is, collect }: Parts): Verdict {
  return {
    keeps: is ?? (() => true),
    violationsOf: (value) => {
      const out: Violation[] = [];
      collect?.(value, "", out);
      return out;
    },
  };
}
