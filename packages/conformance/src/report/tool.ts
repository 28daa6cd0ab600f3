import { createRequire } from "node:module";

const manifest: { readonly name: string; readonly version: string } = createRequire(
  import.meta.url,
)("../../package.json");

/** How reports name this checker. */
export const TOOL = {
  name: "document-export-conformance",
  /** The package that one installs or runs with `npx`. */
  packageName: manifest.name,
  version: manifest.version,
} as const;
