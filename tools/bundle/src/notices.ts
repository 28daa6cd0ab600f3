import { readFile } from "node:fs/promises";

const PACKAGE = /^(?<folder>.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

/** The licences of the packages that the files belong to, which must go with copies of their code. */
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

/** The text of the licence, or where a package has no file of it, what its manifest says. */
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
