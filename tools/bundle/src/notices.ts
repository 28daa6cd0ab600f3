import { readFile } from "node:fs/promises";

const PACKAGE = /^(?<folder>.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

/** Returns the licenses of the packages that the files belong to; copies of their code must include them. */
export async function noticesOf(files: readonly string[]): Promise<string> {
  const folders = new Map(
    files.flatMap((file) => {
      const { folder, name } = PACKAGE.exec(file.replaceAll("\\", "/"))?.groups ?? {};
      return folder && name ? [[name, folder] as const] : [];
    }),
  );
  const namesByLicence = new Map<string, string[]>();
  for (const [name, folder] of [...folders].sort()) {
    const licence = await licenceIn(folder);
    namesByLicence.set(licence, [...(namesByLicence.get(licence) ?? []), name]);
  }
  return [...namesByLicence]
    .map(([licence, names]) => `${names.join(", ")}\n\n${licence}`)
    .join("\n\n")
    .replaceAll("--", "- -");
}

/** Returns the text of the license file, or if a package has none, the license in its manifest. */
async function licenceIn(folder: string): Promise<string> {
  for (const name of ["LICENSE", "license", "LICENSE.md"]) {
    const text = await readFile(`${folder}/${name}`, "utf8").catch(() => undefined);
    if (text !== undefined) return text.trim();
  }
  const { license = "MIT", author } = JSON.parse(
    await readFile(`${folder}/package.json`, "utf8"),
  ) as { license?: string; author?: string | { readonly name: string } };
  const by = typeof author === "string" ? author : author?.name;
  return `Licence: ${license}${by ? `, ${by}` : ""}`;
}
