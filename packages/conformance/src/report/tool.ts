import { createRequire } from "node:module";

const manifest: { readonly name: string; readonly version: string } = createRequire(
  import.meta.url,
)("../../package.json");

/** The name of this checker in reports. */
export const TOOL = {
  name: "document-export-conformance",
  /** The package to install or to run with `npx`. */
  packageName: manifest.name,
  version: manifest.version,
} as const;
