import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import type { Check } from "./check.ts";

// Expected: CommonJS `require` of an ES module; `node10`, which ignores `exports`; files without types.
const isExpected = (problem: Problem) =>
  problem.kind === "CJSResolvesToESM" ||
  (problem.kind === "NoResolution" &&
    (problem.resolutionKind === "node10" || /\.(?:html|json|ya?ml)$/.test(problem.entrypoint)));

/** Checks that types match the code in every module resolution mode of TypeScript. */
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
