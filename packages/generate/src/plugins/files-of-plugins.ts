import type { GeneratedFile } from "../write/generated-file.ts";
import { isNoticeable, NOTICEABLE } from "../write/banner.ts";
import { PluginError, type Plugin, type PluginSource } from "./plugin.ts";
import { runPlugin } from "./run-plugin.ts";

/** Returns the files that plug-ins add. Throws {@link PluginError} if a path is taken or not allowed in the folder. */
export async function filesOfPlugins(
  plugins: readonly Plugin[],
  source: PluginSource,
  present: readonly GeneratedFile[],
): Promise<GeneratedFile[]> {
  const taken = new Set(present.map(({ path }) => path));
  const added: GeneratedFile[] = [];
  for (const { name, files } of plugins) {
    if (!files) continue;
    for (const { path, text } of await runPlugin(name, () => files(source))) {
      const problem = problemOf(path, taken);
      if (problem) throw new PluginError(name, problem);
      taken.add(path);
      added.push({ path, text });
    }
  }
  return added;
}

function problemOf(path: string, taken: ReadonlySet<string>): string | undefined {
  if (!/^\w[\w.-]*$/.test(path))
    return `gave the file \`${path}\`: expected a name without folders, of letters, digits, \`.\`, \`-\` and \`_\`.`;
  if (!isNoticeable(path))
    return `gave the file \`${path}\`: expected a name that ends in ${NOTICEABLE.join(", ")}, where a comment can say that it is generated.`;
  if (taken.has(path)) return `gave the file \`${path}\`, which already exists.`;
  return undefined;
}
