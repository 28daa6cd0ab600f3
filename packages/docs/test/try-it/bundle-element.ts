import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ELEMENT = fileURLToPath(new URL("../../src/try-it/try-request.ts", import.meta.url));

/** Bundles the element into one script, as the site does; its styles do not affect its behaviour. */
export async function bundleElement(): Promise<string> {
  const build = await rolldown({
    input: ELEMENT,
    platform: "browser",
    plugins: [
      {
        name: "no-styles",
        load: (id) => (id.endsWith(".css") ? { code: "", moduleType: "js" } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "iife" });
  return output[0].code;
}
