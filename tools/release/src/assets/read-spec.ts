import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import type { SpecFiles } from "./contract-assets.ts";

/** Reads the build output of `spec`. */
export async function readSpec(): Promise<SpecFiles> {
  const dist = join(ROOT, "spec/dist");
  const paths = (await readdir(dist, { recursive: true })).map((path) =>
    path.replaceAll("\\", "/"),
  );
  const files = paths.filter((path) => /\.(?:json|yaml)$/.test(path)).sort();
  const texts = await Promise.all(files.map((path) => readFile(join(dist, path), "utf8")));
  return new Map(files.map((path, index) => [path, texts[index] ?? ""]));
}
