import { NOTICES_FILE } from "../pack/notices.ts";
import { textOf, type Files } from "../tarball.ts";
import type { Check } from "./check.ts";

const MAX_OWN_CODE_CHARACTERS = 300_000;
const CODE = /\.(?:js|html)$/;

/** Checks that every package contains its license, and the licenses of third-party code in it. */
export const licencesCheck: Check = {
  name: "licences",
  about: `LICENSE is in all, ${NOTICES_FILE} where code of others is`,
  faults: ({ files }, { inRepository }) => [
    ...(hasText(files, "LICENSE", inRepository("LICENSE") ?? "")
      ? []
      : ["expected the LICENSE of the repository, got none or another one"]),
    ...(files.has(NOTICES_FILE)
      ? []
      : filesWithForeignCode(files).map(
          (path) => `expected ${NOTICES_FILE}, since ${path} is a bundle, got none`,
        )),
  ],
};

function hasText(files: Files, path: string, text: string): boolean {
  return files.has(path) && textOf(files, path).trim() === text.trim();
}

/** Returns files that are too large to be written by hand, and so contain third-party code. */
function filesWithForeignCode(files: Files): string[] {
  const code = [...files].filter(([path]) => CODE.test(path));
  return code.filter(([, { length }]) => length > MAX_OWN_CODE_CHARACTERS).map(([path]) => path);
}
