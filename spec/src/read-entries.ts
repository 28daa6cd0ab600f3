import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { InvalidContractError } from "./invalid-contract-error.ts";

/** The YAML files of a folder in the order of their names, each parsed; a file that is not YAML is named. */
export async function readEntries<Entry>(folder: string): Promise<Entry[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(names.map((name) => readEntry<Entry>(join(folder, name))));
}

/** One YAML file, parsed. */
export async function readEntry<Entry>(file: string): Promise<Entry> {
  try {
    return parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new InvalidContractError([`  ${file}: expected YAML: ${(cause as Error).message}`], {
      cause,
    });
  }
}
