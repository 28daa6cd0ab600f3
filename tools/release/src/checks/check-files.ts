import { isLeftOver } from "../pack/left-over.ts";
import { textOf } from "../tarball.ts";
import type { Check } from "./check.ts";

// Files that are useful only in the repository.
const STRAY: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:^|\/)(?:test|tests|__tests__|bench|test-results)\//, "part of the tests"],
  [/\.(?:test|spec|bench)(?:-d)?\.[cm]?[jt]s$/, "a test"],
  [/\.tsbuildinfo$|(?:^|\/)tsconfig[^/]*\.json$/, "of the compiler"],
  [/(?<!\.d)\.[cm]?ts$/, "a source"],
  [/\.map$/, "a source map without its source"],
  [/(?:^|\/)\./, "hidden"],
  [/(?<!example)\.(?:log|tgz|env|pem|key)$/, "not for publishing"],
  [/(?:^|\/)node_modules\//, "another package"],
];
/** Matches templates of `npm create`, which should contain tests and sources. */
const TEMPLATE = /^dist\/templates\//;
const MAP = /^\/\/# sourceMappingURL=(?!data:)\S+/m;

const REQUIRED = ["README.md", "LICENSE"];

/** Checks that a package contains only what it needs, and nothing from an older build. */
export const filesCheck: Check = {
  name: "files",
  about: "no tests, sources, maps or left-overs of older builds",
  faults: ({ files, sources }) => {
    const paths = [...files.keys()];
    const ours = paths.filter((path) => !TEMPLATE.test(path));
    return [
      ...REQUIRED.filter((path) => !files.has(path)).map((path) => `expected ${path}, got none`),
      ...ours.flatMap((path) =>
        STRAY.filter(([pattern]) => pattern.test(path)).map(([, what]) => `${path} is ${what}`),
      ),
      ...paths
        .filter((path) => path.endsWith(".js") && MAP.test(textOf(files, path)))
        .map((path) => `${path} names a source map that is not in the package`),
      ...paths
        .filter((path) => isLeftOver(path, sources))
        .map((path) => `${path} is left from an older build: its source is gone`),
    ];
  },
};
