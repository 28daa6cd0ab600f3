import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** What one test file cost in one run. */
export interface FileCost {
  /** From the root of the repository. */
  readonly file: string;
  /** The vitest project that ran it, where its package has several. */
  readonly project?: string;
  /** Milliseconds of processor time; -1 where the file could not run. */
  readonly processorTime: number;
  /** Milliseconds from the first test to the end of the last. */
  readonly duration: number;
}

/** What a test file says about itself to its reporter. */
export interface MeasuredFile {
  /** Milliseconds of processor time that the file took, with the processes that it started and that ended. */
  readonly processorTime: number;
}

/** Writes what each test file cost, for the summary of the whole run. */
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
