import { fileURLToPath } from "node:url";

/** A description by others, from ReadMe's published examples (MIT): `3.1/json/petstore`, for one. */
export function published(name: string): string {
  return fileURLToPath(import.meta.resolve(`@readme/oas-examples/${name}.json`));
}
