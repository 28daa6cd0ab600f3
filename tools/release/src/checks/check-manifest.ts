import type { Manifest } from "../tarball.ts";
import type { Check } from "./check.ts";

const MIN_KEYWORDS = 3;

/** Checks that the manifest has the metadata that npm shows and that provenance needs. */
export const manifestCheck: Check = {
  name: "manifest",
  about: "manifests say what npm shows and what provenance needs",
  faults: ({ manifest, folder }, { owner: { repository, npmScope } }) => {
    const expected: readonly (readonly [member: string, got: unknown, want: unknown])[] = [
      // `npm create <name>` finds unscoped packages only by this prefix.
      ...(manifest.name.startsWith("create-")
        ? []
        : [["name", manifest.name.split("/")[0], npmScope] as const]),
      ["license", manifest.license, "MIT"],
      ["homepage", manifest.homepage, `${repository}/tree/main/${folder}#readme`],
      ["bugs", manifest.bugs, `${repository}/issues`],
      ["repository.url", manifest.repository?.url, `git+${repository}.git`],
      ["repository.directory", manifest.repository?.directory, folder],
      ["publishConfig.access", manifest.publishConfig?.access, "public"],
      ["publishConfig.provenance", manifest.publishConfig?.provenance, true],
      ["private", manifest.private, undefined],
      ["scripts", manifest.scripts, undefined],
    ];
    return [
      ...expected
        .filter(([, got, want]) => got !== want)
        .map(([member, got, want]) => `expected \`${member}\` ${show(want)}, got ${show(got)}`),
      ...missing(manifest).map((member) => `expected \`${member}\`, got none`),
    ];
  },
};

function missing({
  description,
  keywords,
  engines,
  sideEffects,
  exports,
  files,
}: Manifest): string[] {
  const members: Readonly<Record<string, boolean>> = {
    description: Boolean(description),
    [`keywords (${MIN_KEYWORDS} or more)`]: (keywords?.length ?? 0) >= MIN_KEYWORDS,
    "engines.node": /^>=\d+/.test(engines?.node ?? ""),
    sideEffects: sideEffects !== undefined,
    exports: exports !== undefined,
    files: files !== undefined,
  };
  return Object.entries(members)
    .filter(([, isThere]) => !isThere)
    .map(([member]) => member);
}

function show(value: unknown): string {
  if (value === undefined) return "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}
