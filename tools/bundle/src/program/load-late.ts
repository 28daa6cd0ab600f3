import { parse } from "node:path";
import type { Plugin } from "rolldown";

const LATE = "\0late:";

/** Returns the name of the file that a late module becomes. */
export function lateName(file: string): string {
  return parse(file).name;
}

/**
 * Loads each of these modules when one of its functions is called for the first time. They are entries of the bundle.
 * Only for modules that export nothing but functions.
 */
export function loadLate(files: readonly string[]): Plugin {
  return {
    name: "load-late",
    async resolveId(source, importer) {
      if (importer?.startsWith(LATE)) return { id: source, external: true };
      if (importer === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && files.includes(found.id) ? `${LATE}${found.id}` : null;
    },
    async load(id) {
      if (!id.startsWith(LATE)) return null;
      const file = id.slice(LATE.length);
      const { exports } = await this.load({ id: file });
      const loaded = `require("./${lateName(file)}.cjs")`;
      return exports
        .map((name) => `export const ${name} = (...args) => ${loaded}.${name}(...args);`)
        .join("\n");
    },
  };
}
