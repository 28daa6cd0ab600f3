import type { Check } from "./check.ts";
import { dependenciesCheck } from "./check-dependencies.ts";
import { filesCheck } from "./check-files.ts";
import { licencesCheck } from "./check-licences.ts";
import { manifestCheck } from "./check-manifest.ts";
import { publintCheck } from "./check-publint.ts";
import { readmeCheck } from "./check-readme.ts";
import { sizeCheck } from "./check-size.ts";
import { typesCheck } from "./check-types.ts";

/** All checks of a tarball, in report order. */
export const checks: readonly Check[] = [
  manifestCheck,
  dependenciesCheck,
  licencesCheck,
  readmeCheck,
  filesCheck,
  sizeCheck,
  publintCheck,
  typesCheck,
];
