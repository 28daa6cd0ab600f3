import { fileURLToPath } from "node:url";

/** The path of a third-party description from ReadMe's published examples (MIT), such as `3.1/json/petstore`. */
export function published(name: string): string {
  return fileURLToPath(import.meta.resolve(`@readme/oas-examples/${name}.json`));
}
