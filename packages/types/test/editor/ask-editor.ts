import { fileURLToPath } from "node:url";
import ts from "typescript-6";

/** What an editor shows for a piece of code, in which `|` marks the place of the cursor. */
export interface Editor {
  /** The quick info under the cursor: the signature, then the documentation. */
  hover(code: string): string;
  /** The names that completion offers at the cursor, in order. */
  complete(code: string): string[];
}

// The package refers to itself by its name, so that its built declarations are read, as a caller's editor reads them.
const FILE = fileURLToPath(new URL("caller.ts", import.meta.url));

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  strict: true,
  types: [],
};

/** Starts TypeScript's language service, the one below every editor, on one file of a caller. */
export function startEditor(): Editor {
  let text = "";
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: (path) => (path === FILE ? version.toFixed() : "0"),
    getScriptSnapshot: (path) => {
      const content = path === FILE ? text : ts.sys.readFile(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => fileURLToPath(new URL("..", import.meta.url)),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => path === FILE || ts.sys.fileExists(path),
    readFile: (path) => (path === FILE ? text : ts.sys.readFile(path)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const open = (code: string): number => {
    text = code.replace("|", "");
    version += 1;
    return code.indexOf("|");
  };
  return {
    hover: (code) => {
      const info = service.getQuickInfoAtPosition(FILE, open(code));
      if (!info) throw new Error(`Nothing is shown under the cursor of: ${code}`);
      return textOf(info);
    },
    complete: (code) => {
      const found = service.getCompletionsAtPosition(FILE, open(code), {});
      return (found?.entries ?? []).map(({ name }) => name);
    },
  };
}

function textOf({ displayParts, documentation, tags }: ts.QuickInfo): string {
  const lines = (tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return [
    ts.displayPartsToString(displayParts),
    ts.displayPartsToString(documentation),
    lines.join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}
