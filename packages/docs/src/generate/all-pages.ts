import { apiPage } from "./api/api-page.ts";
import { operatorPage } from "./api/operator-page.ts";
import { benchmarkPages } from "./benchmarks.ts";
import { changelogPages } from "./changelog.ts";
import { rulePages } from "./checker/rules.ts";
import { commandPages } from "./commands.ts";
import { decisionPages } from "./contract/decisions.ts";
import { eventPages } from "./contract/events.ts";
import { interfacePages } from "./contract/interface.ts";
import { problemPages } from "./contract/problems.ts";
import { readContract, readOperatorContract } from "./contract/read-contract.ts";
import { warningPages } from "./contract/warnings.ts";
import type { Page } from "./page.ts";
import { alertPages } from "./service/alerts.ts";
import { metricPages } from "./service/metrics.ts";
import { operationPages } from "./service/operation.ts";
import { referenceIndex } from "./reference-index.ts";
import { settingPages } from "./service/settings.ts";

/** Returns all generated pages, from the contract and the packages; tests can pass in the pages of packages. */
export async function allPages(ofPackages?: readonly Page[]): Promise<Page[]> {
  const contract = await readContract();
  const pages = await Promise.all([
    [apiPage(contract), operatorPage(await readOperatorContract(contract))],
    interfacePages(),
    decisionPages(contract),
    problemPages(contract),
    eventPages(contract),
    warningPages(),
    rulePages(),
    settingPages(),
    commandPages(),
    metricPages(),
    alertPages(),
    operationPages(),
    ofPackages ?? readPackagePages(),
    benchmarkPages(),
    changelogPages(),
  ]);
  const all = pages.flat();
  return [referenceIndex(all), ...all];
}

/** Returns the pages of packages. They need a compiler, which is loaded only here. */
async function readPackagePages(): Promise<readonly Page[]> {
  const { packagePages } = await import("./packages/package-pages.ts");
  return packagePages();
}
