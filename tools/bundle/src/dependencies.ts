import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the names of the packages that are installed with a package: its dependencies and peers. */
export function dependenciesOf(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as { readonly dependencies?: object; readonly peerDependencies?: object };
  return Object.keys({ ...dependencies, ...peerDependencies });
}
