import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ELEMENT = fileURLToPath(new URL("../../src/try-it/try-request.ts", import.meta.url));

/** The element as one script, as the site bundles it; its styles change nothing of what it does. */
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
