import { isAbsolute } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

/** Folder where a build copies the code of other packages. */
const COPIED = /[/\\]vendor[/\\]/;

/**
 * Bundles the declarations of an entry point into one text: its own, and those of the same package that they reference.
 * Types of other packages stay imports. Uses no compiler, so it takes a fraction of a second.
 *
 * @throws {Error} if the file is missing: the package must be built.
 */
export async function bundleDeclarations(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    external: (id) => COPIED.test(id) || (!id.startsWith(".") && !isAbsolute(id)),
    // On a busy machine, it would print the duration of plug-ins to standard error.
    checks: { pluginTimings: false },
    plugins: [dts({ dtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}
