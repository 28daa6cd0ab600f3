import { isAbsolute } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

/** Where a build copies the code of other packages. */
const COPIED = /[/\\]vendor[/\\]/;

/**
 * What an entry point declares, in one text: its own declarations and those of the same package that they name. Types of
 * other packages stay imports. No compiler is asked, so that it takes a fraction of a second.
 *
 * @throws {Error} if the file is not there: the package must be built.
 */
export async function bundleDeclarations(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    external: (id) => COPIED.test(id) || (!id.startsWith(".") && !isAbsolute(id)),
    // On a busy machine it would say on standard error how long the plug-in took.
    checks: { pluginTimings: false },
    plugins: [dts({ dtsOnly: true, generator: "oxc", tsconfig: false })],
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}
