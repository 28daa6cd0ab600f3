import type { GeneratedFile } from "./generated-file.ts";

// The emitters' imports start a line. Text from a description never does, because it contains no line breaks.
const CHECKS = /^ *import \* as check from "\.\.\/[^"]*";\n?/gm;
const NAMESPACE = /^( *import type \* as \w+) from "\.\.\/[^"]*";/gm;
const RELATIVE = /^ *import (type )?\{ ([^"}]*) \} from "\.\.\/[^"]*";\n?/gm;

/** Replaces the file's imports from the surrounding runtime by one from a package. */
export function importRuntime({ path, text }: GeneratedFile, runtime: string): GeneratedFile {
  const names: string[] = [];
  const from = JSON.stringify(runtime);
  const rest = text
    .replaceAll(NAMESPACE, (_, clause: string) => `${clause} from ${from};`)
    .replaceAll(CHECKS, () => {
      names.push("check");
      return "";
    })
    .replaceAll(RELATIVE, (_, type: string | undefined, clause: string) => {
      names.push(...clause.split(", ").map((name) => `${type ?? ""}${name}`));
      return "";
    });
  if (names.length === 0) return { path, text: rest };
  const areTypes = names.every((name) => name.startsWith("type "));
  const clause = areTypes
    ? `type { ${names.map((name) => name.slice("type ".length)).join(", ")} }`
    : `{ ${names.join(", ")} }`;
  return { path, text: `\nimport ${clause} from ${from};\n${rest}` };
}
