import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { InvalidContractError } from "./invalid-contract-error.ts";

/** Parses the YAML files of a folder, in the order of their names; an error names the invalid file. */
export async function readEntries<Entry>(folder: string): Promise<Entry[]> {
  return Object.values(await readNamed<Entry>(folder));
}

/** Parses the YAML files of a folder, by file name without extension. */
export async function readNamed<Entry>(folder: string): Promise<Record<string, Entry>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const read = async (name: string): Promise<[string, Entry]> => [
    name.slice(0, -".yaml".length),
    await readEntry<Entry>(join(folder, name)),
  ];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** Parses a YAML file. */
export async function readEntry<Entry>(file: string): Promise<Entry> {
  try {
    return parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new InvalidContractError([`  ${file}: expected YAML: ${(cause as Error).message}`], {
      cause,
    });
  }
}
