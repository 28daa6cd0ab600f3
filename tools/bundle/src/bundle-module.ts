import { rolldown } from "rolldown";

/** A module and all that it imports as one script. */
export interface Bundle {
  readonly code: string;
  /** The files that it came from. */
  readonly files: readonly string[];
}

/**
 * Bundles a module: for Node as a module, for the `browser` as a script that works in a page and in a worker. Throws
 * where an import cannot be resolved.
 */
export async function bundleModule(input: string, platform: "node" | "browser"): Promise<Bundle> {
  // A worker has no document, which some packages use where they are only told of a browser.
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
