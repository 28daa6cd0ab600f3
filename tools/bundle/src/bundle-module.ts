import { rolldown } from "rolldown";

/** A module and everything it imports, as one script. */
export interface Bundle {
  readonly code: string;
  /** The source files of the bundle. */
  readonly files: readonly string[];
}

/**
 * Bundles a module: for Node as a module, for the `browser` as a script that works in a page and in a worker. Throws if
 * an import cannot be resolved.
 */
export async function bundleModule(input: string, platform: "node" | "browser"): Promise<Bundle> {
  // A worker has no document, but the `browser` condition alone makes some packages use one.
  const conditionNames = platform === "node" ? ["node"] : ["worker", "browser"];
  const build = await rolldown({
    input,
    platform,
    resolve: { conditionNames: [...conditionNames, "import", "default"] },
    onLog: (level, log, next) => {
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      next(level, log);
    },
  });
  const { output } = await build.generate({
    format: platform === "node" ? "esm" : "iife",
    minify: true,
  });
  const [{ code, moduleIds }] = output;
  return { code: code.trim(), files: moduleIds };
}
