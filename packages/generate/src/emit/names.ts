import { Code } from "./code.ts";

const RESERVED = new Set(
  (
    "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in " +
    "instanceof new null return super switch this throw true try typeof var void while with let static yield await implements interface " +
    "package private protected public any unknown never string number boolean object symbol undefined bigint arguments eval"
  ).split(" "),
);

/** Converts a name to a type name: `webhook-create` becomes `WebhookCreate`. */
export function typeName(name: string): Code {
  return identifier(words(name).map(capitalize).join(""));
}

/** Converts a name to a function or constant name with a prefix: `check` and `Job` become `checkJob`. */
export function memberName(prefix: string, name: string): Code {
  return identifier(prefix + words(name).map(capitalize).join(""));
}

/** Converts a name to a function name: `list-videos` becomes `listVideos`. */
export function functionName(name: string): Code {
  const [first = "", ...others] = words(name);
  return identifier(
    first.charAt(0).toLowerCase() + first.slice(1) + others.map(capitalize).join(""),
  );
}

/** Converts a name to the name of a list of values: `Problem type` becomes `problemTypeValues`. */
export function valuesName(name: string): Code {
  const { text } = typeName(name);
  return identifier(`${text.charAt(0).toLowerCase()}${text.slice(1)}Values`);
}

/** Sanitizes a name for use inside a comment, so that it cannot end the comment. */
export function nameInComment(name: string): Code {
  return new Code(name.replaceAll(/[^\w$.-]/g, ""));
}

/** Converts `names` to distinct code names: a duplicate gets a number, and `reserved` names are never used. */
export function distinctNames(
  names: readonly string[],
  toCode: (name: string) => Code,
  reserved: readonly string[] = [],
): ReadonlyMap<string, Code> {
  const taken = new Set(reserved);
  const codes = new Map<string, Code>();
  for (const name of names) {
    const { text } = toCode(name);
    let free = text;
    for (let number = 2; taken.has(free); number++) free = `${text}${number}`;
    taken.add(free);
    codes.set(name, new Code(free));
  }
  return codes;
}

/**
 * Splits a name into words. Non-ASCII letters become words of their code points, so that distinct names stay distinct.
 */
function words(name: string): string[] {
  const ascii = name.replaceAll(/[^\0-\x7f]+/g, (run) => ` u${[...run].map(hexOf).join("_")} `);
  const found = ascii.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  // A name that consists only of symbols would be empty otherwise.
  return found.length > 0 ? found : [`u${[...name].map(hexOf).join("_")}`];
}

function hexOf(letter: string): string {
  return letter.codePointAt(0)?.toString(16) ?? "";
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function identifier(text: string): Code {
  const safe = /^[A-Za-z_$]/.test(text) ? text : `_${text}`;
  return new Code(RESERVED.has(safe) ? `${safe}_` : safe);
}
