import { basename } from "node:path";
import { kilobytes } from "../checks/check-size.ts";
import type { Tarball } from "../tarball.ts";

/** Returns `INSTALL.md`: how to check and install each tarball of a release. */
export function installPage(tarballs: readonly Tarball[]): string {
  const named = (folder: string) => {
    const one = tarballs.find((each) => each.folder === folder);
    if (!one) throw new Error(`Expected a tarball of ${folder}, got none.`);
    return basename(one.file);
  };
  const rows = tarballs.map(
    ({ file, packed, manifest: { name, version, description = "", engines } }) =>
      `| \`${basename(file)}\` | \`${name}\` ${version} | ${kilobytes(packed.length)} | ${engines?.node ?? ""} | ${description} |`,
  );
  return `# Install from these files

Each tarball has inside it those of the other packages that it needs, so that one file is enough. What it needs of others
comes from the npm registry.

\`\`\`sh
sha256sum --check SHA256SUMS
npm install ./${named("packages/client")}
npx ./${named("packages/cli")} convert report.json -o report.md
npm install ./${named("packages/service")} && npx document-export demo
\`\`\`

pnpm does the same with \`pnpm add ./<file>\`. Bun and Yarn take nothing from inside a tarball: also name the file of each of our
packages that it needs in \`overrides\` (Bun) or \`resolutions\` (Yarn) of your package.json, such as
\`"@document-export/types": "file:./${named("packages/types")}"\`.

| file | package | size | Node | what it is |
| --- | --- | --: | --- | --- |
${rows.join("\n")}

The contract is here too, as \`openapi.yaml\` and in other forms, with the release's text in \`RELEASE.md\` and a bill of
materials of each package (\`*.cdx.json\`, CycloneDX).
`;
}
