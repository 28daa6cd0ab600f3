import { Code } from "./code.ts";

const RESERVED = new Set(
  (
    "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in " +
    "instanceof new null return super switch this throw true try typeof var void while with let static yield await implements interface " +
    "package private protected public any unknown never string number boolean object symbol undefined bigint arguments eval"
  ).split(" "),
);

/** A type name from a name of the description: `webhook-create` becomes `WebhookCreate`. */
export function typeName(name: string): Code {
  return identifier(words(name).map(capitalize).join(""));
}

/** A function or constant name: a prefix, then the name in capitals: `check` and `Job` give `checkJob`. */
export function memberName(prefix: string, name: string): Code {
  return identifier(prefix + words(name).map(capitalize).join(""));
}

/** The name of a function: `list-videos` gives `listVideos`. */
export function functionName(name: string): Code {
  const [first = "", ...others] = words(name);
  return identifier(
    first.charAt(0).toLowerCase() + first.slice(1) + others.map(capitalize).join(""),
  );
}

/** The name of a list of values: `Problem type` gives `problemTypeValues`. */
export function valuesName(name: string): Code {
  const { text } = typeName(name);
  return identifier(`${text.charAt(0).toLowerCase()}${text.slice(1)}Values`);
}

/** A name inside a comment, without what could end it. */
export function nameInComment(name: string): Code {
  return new Code(name.replaceAll(/[^\w$.-]/g, ""));
}

/**
 * The code of each of `names`, numbered where another before it would be called the same; what is `reserved` is nobody's.
 */
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

/** The words of a name; letters of another script are their own words by their codes, so that two names stay two. */
function words(name: string): string[] {
  const ascii = name.replaceAll(/[^\0-\x7f]+/g, (run) => ` u${[...run].map(hexOf).join("_")} `);
  const found = ascii.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  // Of signs alone nothing would be left.
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
