import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import type { Check } from "./check.ts";

// Modules of the old kind reach the packages by `require` of an ES module; `node10` reads no `exports`; files that are not code have no types.
const isExpected = (problem: Problem) =>
  problem.kind === "CJSResolvesToESM" ||
  (problem.kind === "NoResolution" &&
    (problem.resolutionKind === "node10" || /\.(?:html|json|ya?ml)$/.test(problem.entrypoint)));

/** Types match the code in every way that TypeScript resolves modules. */
export const typesCheck: Check = {
  name: "types",
  about: "are-the-types-wrong finds nothing",
  faults: async ({ packed, files }) => {
    const hasTypes = [...files.keys()].some((path) => path.endsWith(".d.ts"));
    const checked = await checkPackage(createPackageFromTarballData(Uint8Array.from(packed)));
    if (!checked.types) return hasTypes ? ["expected entries with types, got none"] : [];
    return checked.problems
      .filter((problem) => !isExpected(problem))
      .map((problem) => `${problem.kind}: ${JSON.stringify(problem)}`);
  },
};
