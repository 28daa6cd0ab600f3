import { DescriptionError } from "@document-export/openapi";
import { PluginError } from "./plugin.ts";

/**
 * Calls a plug-in's function and returns its result. An error names the plug-in, unless it is about the description.
 */
export async function runPlugin<Result>(
  name: string,
  call: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DescriptionError) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    throw new PluginError(name, `failed: ${problem}`, { cause: error });
  }
}
