import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Cost of one test file in one run. */
export interface FileCost {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The vitest project that ran it, if its package has several. */
  readonly project?: string;
  /** Processor time in milliseconds; -1 if the file could not run. */
  readonly processorTime: number;
  /** Time from the start of the first test to the end of the last, in milliseconds. */
  readonly duration: number;
}

/** Metadata that a test file passes to its reporter. */
export interface MeasuredFile {
  /** Processor time of the file in milliseconds, including child processes that have exited. */
  readonly processorTime: number;
}

/** Writes the cost of each test file, for the summary of the whole run. */
export default class ReportCosts implements Reporter {
  readonly #outputFile: string;

  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#outputFile = outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    writeFileSync(this.#outputFile, `${JSON.stringify(modules.map(costOf))}\n`);
  }
}

const ROOT = new URL("../../", import.meta.url).pathname;

function costOf(module: TestModule): FileCost {
  return {
    file: relative(ROOT, module.moduleId),
    ...(module.project.name && { project: module.project.name }),
    processorTime: (module.meta() as Partial<MeasuredFile>).processorTime ?? -1,
    duration: Math.round(module.diagnostic().duration),
  };
}
