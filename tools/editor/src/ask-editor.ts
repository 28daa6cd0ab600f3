import { dirname } from "node:path";
import ts from "typescript-6";

/** An editor's view of a piece of code; `|` in the code marks the cursor. */
export interface Editor {
  /** Returns the quick info at the cursor: the signature, then the documentation. */
  hover(code: string): string;
  /** Returns the names that completion offers at the cursor, in order. */
  complete(code: string): string[];
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  strict: true,
  types: [],
};

/**
 * Starts TypeScript's language service, which powers editors, on a file that need not exist. Code inside a package may
 * import that package by name: the service reads its built declarations, as a caller's editor does.
 */
export function startEditor(file: string): Editor {
  let text = "";
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? version.toFixed() : "0"),
    getScriptSnapshot: (path) => {
      const content = path === file ? text : ts.sys.readFile(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => dirname(file),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
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
      const info = service.getQuickInfoAtPosition(file, open(code));
      if (!info) throw new Error(`Nothing is shown under the cursor of: ${code}`);
      return textOf(info);
    },
    complete: (code) => {
      const found = service.getCompletionsAtPosition(file, open(code), {});
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
