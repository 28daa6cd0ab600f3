// Checks the repository as a whole: prints every problem with its file, and exits with 1 if there is one.
import { checkMessagesPage } from "./messages/messages-page.ts";
import { checkPackageDependencies } from "./repository/package-dependencies.ts";
import { checkWords } from "./repository/check-words.ts";
import { checkImportCycles } from "./repository/import-cycles.ts";
import { checkClauseCitations } from "./repository/clause-citations.ts";
import { checkConflictMarkers } from "./repository/conflict-markers.ts";
import { checkCrowdedFolders } from "./repository/crowded-folders.ts";
import { checkDeepTests } from "./repository/deep-tests.ts";
import { checkDocumentPaths } from "./repository/document-paths.ts";
import { checkManifests } from "./repository/manifests.ts";
import { checkReleasedMigrations } from "./repository/released-migrations.ts";
import { repositoryFiles } from "./repository/repository-files.ts";
import { checkRunnerNames } from "./repository/runner-names.ts";

const CHECKS = [
  checkPackageDependencies,
  checkDocumentPaths,
  checkDeepTests,
  checkClauseCitations,
  checkManifests,
  checkMessagesPage,
  checkWords,
  checkRunnerNames,
  checkImportCycles,
  checkCrowdedFolders,
  checkConflictMarkers,
  checkReleasedMigrations,
];

const files = await repositoryFiles();
const faults = (await Promise.all(CHECKS.map((check) => check(files)))).flat();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults in ${files.length} files.`);
  process.exitCode = 1;
}
