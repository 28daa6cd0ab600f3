import type { Context } from "../../src/checks/check.ts";
import type { Tarball } from "../../src/tarball.ts";

const encoder = new TextEncoder();
const README = "# @document-export/client\n\n" + "It calls servers. ".repeat(30);

/** A valid manifest. */
export const MANIFEST = {
  name: "@document-export/client",
  version: "1.0.0",
  description: "Calls servers.",
  keywords: ["a", "b", "c"],
  license: "MIT",
  homepage: "https://github.com/owner/name/tree/main/packages/client#readme",
  bugs: "https://github.com/owner/name/issues",
  repository: {
    url: "git+https://github.com/owner/name.git",
    directory: "packages/client",
  },
  engines: { node: ">=20" },
  sideEffects: false,
  publishConfig: { access: "public", provenance: true },
  exports: { ".": "./dist/index.js" },
  files: ["dist"],
} as const;

/** Returns a valid tarball, except for the given changes. */
export function exampleTarball(
  manifest: object = {},
  files: Readonly<Record<string, string>> = {},
): Tarball {
  const texts = {
    LICENSE: "MIT licence",
    "README.md": README,
    "dist/index.js": "export {};",
    ...files,
  };
  return {
    folder: "packages/client",
    file: "client.tgz",
    packed: new Uint8Array(1_000),
    sources: new Set(["index.ts"]),
    manifest: { ...MANIFEST, ...manifest },
    files: new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)])),
  };
}

/** Returns the other input of the checks: a repository with a licence and one page. */
export function exampleContext(context: Partial<Context> = {}): Context {
  const repository: Readonly<Record<string, string>> = {
    LICENSE: "MIT licence\n",
    spec: "",
    "spec/README.md": "# Spec\n\n## How to *use* it\n",
  };
  return {
    owner: { repository: "https://github.com/owner/name", npmScope: "@document-export" },
    tarballs: [],
    inRepository: (path) => repository[path],
    sizes: { "packages/client": { packed: 1_000, unpacked: 1_000 } },
    ...context,
  };
}
