import type { JsonObject } from "@document-export/openapi";
import { PluginError, type Plugin } from "./plugin.ts";
import { runPlugin } from "./run-plugin.ts";

/** Applies the transforms of all plug-ins in order, each to the result of the previous one. */
export async function transformDescription(
  plugins: readonly Plugin[],
  document: JsonObject,
): Promise<JsonObject> {
  let current = document;
  for (const { name, transform } of plugins) {
    if (!transform) continue;
    const result = await runPlugin(name, () => transform(current));
    if (typeof result?.openapi !== "string" || !result.openapi.startsWith("3.1"))
      throw new PluginError(
        name,
        "returned no description from `transform`: expected an object with `openapi: 3.1.…`.",
      );
    current = result;
  }
  return current;
}
