/**
 * Trusted code. Everything else is escaped on output: a string interpolated in a `code` template becomes a string
 * literal, so that names and texts in a description cannot inject code.
 */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value that can be interpolated in a `code` template; `undefined` adds nothing. */
export type Hole = Code | string | number | boolean | null | undefined | readonly Code[];

/** Template tag for code: strings become literals, `Code` is inserted unchanged, lists are inserted line by line. */
export function code(strings: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  const text = strings.reduce((written, part, index) => written + print(holes[index - 1]) + part);
  return new Code(text);
}

const PROTOTYPE_KEY = '["__proto__"]';

/** Emits any JSON value as a literal. */
export function literal(value: unknown): Code {
  // U+2028 and U+2029 end a line in older engines; "</" would end a script element.
  const text = JSON.stringify(value)
    .replaceAll(/(?<!\\)"__proto__":/g, `${PROTOTYPE_KEY}:`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`)
    .replaceAll("</", String.raw`<\/`);
  return new Code(text);
}

/**
 * Emits the key of a member in an object literal. `__proto__` becomes a computed key, because a plain one sets the
 * prototype.
 */
export function key(name: string): Code {
  return name === "__proto__" ? new Code(PROTOTYPE_KEY) : literal(name);
}

/** Joins pieces of code with a trusted separator. */
export function join(pieces: readonly Code[], separator: string): Code {
  return new Code(pieces.map((piece) => piece.text).join(separator));
}

/** Emits a documentation comment; empty if there is no text. */
export function comment(text: string | undefined): Code {
  if (!text?.trim()) return new Code("");
  const lines = text
    .trim()
    .replaceAll("*/", String.raw`*\/`)
    .split(/\r\n|[\r\n\u2028\u2029]/);
  if (lines.length === 1) return new Code(`/** ${lines[0]} */`);
  return new Code(["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n"));
}

/** Emits code after its documentation comment, if it has one. */
export function documented(doc: Code, subject: Code): Code {
  return doc.text === "" ? subject : join([doc, subject], "\n");
}

function print(hole: Hole): string {
  if (hole === undefined) return "";
  if (hole instanceof Code) return hole.text;
  if (Array.isArray(hole)) return hole.map((piece: Code) => piece.text).join("\n");
  return literal(hole).text;
}
