import { zipSync } from "fflate";
import { stringify } from "yaml";

/** Files of the built contract: the text by the path in `spec/dist`. */
export type SpecFiles = ReadonlyMap<string, string>;

/** Formats of the contract in JSON and YAML, by name without extension. */
const DESCRIPTIONS = ["openapi", "openapi.plain", "openapi-3.0"] as const;
/** File names that Postman and Bruno look for. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  "postman.json": "document-export.postman_collection.json",
  "bruno.json": "document-export.bruno.json",
};
const SCHEMAS = "schemas/";
/**
 * Time that the archive stores for each file: the earliest that ZIP allows, so that each build gives the same bytes.
 */
const FIRST_TIME = new Date(1980, 0, 1);
const encoder = new TextEncoder();

/**
 * Returns the files of a release, with the same names in every release: the contract in OpenAPI 3.1 with and without
 * decisions and in 3.0, collections for Postman and Bruno, and all JSON Schemas in one archive.
 *
 * @throws {Error} if the contract is not completely built.
 */
export function contractAssets(spec: SpecFiles): Map<string, Uint8Array> {
  const assets = new Map<string, Uint8Array>();
  for (const name of DESCRIPTIONS) {
    const json = textOf(spec, `${name}.json`);
    assets.set(`${name}.json`, encoder.encode(json));
    assets.set(`${name}.yaml`, encoder.encode(yamlOf(json)));
  }
  for (const [file, asset] of Object.entries(COLLECTIONS))
    assets.set(asset, encoder.encode(textOf(spec, file)));
  return assets.set("json-schemas.zip", archiveOf(spec));
}

function textOf(spec: SpecFiles, path: string): string {
  const text = spec.get(path);
  if (text === undefined)
    throw new Error(
      `Expected ${path} in spec/dist, got ${[...spec.keys()].join(", ") || "nothing"}. Run \`pnpm build\`.`,
    );
  return text;
}

function yamlOf(json: string): string {
  return stringify(JSON.parse(json), { aliasDuplicateObjects: false, lineWidth: 0 });
}

function archiveOf(spec: SpecFiles): Uint8Array {
  const schemas = [...spec].filter(([path]) => path.startsWith(SCHEMAS)).sort();
  const files = schemas.map(
    ([path, text]) => [path.slice(SCHEMAS.length), encoder.encode(text)] as const,
  );
  return zipSync(Object.fromEntries(files), { mtime: FIRST_TIME, level: 9 });
}
