import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAllDocuments } from "yaml";

/** Folder of the deployment files that ship with the service. */
export const DEPLOY = fileURLToPath(
  new URL("../../../../packages/service/deploy/", import.meta.url),
);
/** The guide that explains the deployment files. */
export const GUIDE = fileURLToPath(
  new URL("../../../../packages/service/docs/deploy.md", import.meta.url),
);
export const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Reads a deployment file. */
export function readDeployFile(path: string): string {
  return readFileSync(DEPLOY + path, "utf8");
}

/** Reads the documents of a YAML file. */
export function readYaml(path: string): readonly Record<string, unknown>[] {
  const documents = parseAllDocuments(readDeployFile(path), { merge: true });
  return documents.flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return [document.toJS() as Record<string, unknown>];
  });
}

/** Returns the names of placeholders in a template or a Compose file, written as `${NAME}`. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/(?<!\$)\$\{(\w+)(?::[^}]*)?\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].toSorted();
}

/** Returns the guide's commands that a test covers. */
export function guideCommands(test: string): string {
  const guide = readFileSync(GUIDE, "utf8");
  const block = guide.split(`\`\`\`sh test="tools/topology/test/${test}"\n`)[1];
  const commands = block?.split("```", 1)[0];
  if (!commands) throw new Error(`Expected commands of ${test} in ${GUIDE}, got none.`);
  return commands.trim();
}
