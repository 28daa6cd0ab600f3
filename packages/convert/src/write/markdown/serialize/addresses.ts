import type { Text } from "mdast";
import type { Handle, State } from "mdast-util-to-markdown";

/** The place of an address in a text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The output before and after a text. */
interface Neighbours {
  readonly before: string;
  readonly after: string;
}

/** In characters. A longer word is not an address that someone typed. */
const MAX_ADDRESS = 2000;

/** Every address contains one of these; most texts contain none. */
export const MAY_HAVE_ADDRESS = /:\/\/|www\.|@/i;

/** A word: GFM ends an address only at these white space characters. */
const WORD = /[^ \t\r\n]+/g;

/** Output before a word: the start of a line or cell, white space, or an HTML element. */
const BEFORE = /[ \t\r\n|>]$/;

/** Output after a word: the end of a line or cell, white space, or an HTML element. */
const AFTER = /^[ \t\r\n|<]/;

/** Characters around an address that GFM excludes from its link. */
const OPENING = /^[("']+/;
const CLOSING = /[.,:;!?"')]$/;

const HOST = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
const REST = String.raw`(?::\d{1,5})?(?:[/?#][\w\-./?:=%#+,@&()!\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*)?`;

/** A web address. Its host must not be followed by an at sign, which would make it a user name on another host. */
const WEB = new RegExp(String.raw`^(?:https?:\/\/${HOST}|www\.${HOST})${REST}$`, "iu");

const MAIL = new RegExp(String.raw`^[a-z\d]+(?:[._+-][a-z\d]+)*@${HOST}$`, "i");

/**
 * An underscore that could start emphasis in renderers that do not link addresses, or a last character that GFM
 * excludes from the link.
 */
const UNCLEAR = /(?:^|[^\p{L}\p{N}])_|[_&]$/u;

/** Text that CommonMark parses as a character reference. */
const REFERENCE = /&#?\w+;/;

/**
 * Returns a handler that writes addresses in a text unescaped, as people type them. GFM renderers turn them into links
 * to the same address, and others show them as text. If they were escaped, they would be text everywhere, but with
 * backslashes in the source.
 */
export function withAddresses(handle: Handle): Handle {
  return (node: Text, parent, state, info) => {
    const { value } = node;
    if (!MAY_HAVE_ADDRESS.test(value) || node.data?.isLabel || isInLink(state)) {
      return handle(node, parent, state, info);
    }
    let written = "";
    let end = 0;
    const add = (from: number, to: number) => {
      if (from === to) return;
      const before = from === 0 ? info.before : value.charAt(from - 1);
      const after = to === value.length ? info.after : value.charAt(to);
      const rest = { ...node, value: value.slice(from, to) };
      written += handle(rest, parent, state, { ...info, before, after });
    };
    for (const place of placesOf(value, info)) {
      add(end, place.start);
      written += value.slice(place.start, place.end);
      end = place.end;
    }
    add(end, value.length);
    return written;
  };
}

/** Whether a text is inside a link, where it cannot become another link. */
function isInLink({ stack }: State): boolean {
  return stack.includes("label") || stack.includes("link") || stack.includes("autolink");
}

/** Returns the places of addresses that become links to themselves, in reading order. */
export function placesOf(value: string, { before, after }: Neighbours): readonly Place[] {
  const places: Place[] = [];
  for (const { 0: word, index } of value.matchAll(WORD)) {
    const isBegun = index > 0 || BEFORE.test(before);
    const isEnded = index + word.length < value.length || AFTER.test(after);
    if (!isBegun || !isEnded || !MAY_HAVE_ADDRESS.test(word)) continue;
    const place = addressIn(word);
    if (place) places.push({ start: index + place.start, end: index + place.end });
  }
  return places;
}

function addressIn(word: string): Place | undefined {
  if (word.length > MAX_ADDRESS) return undefined;
  const start = OPENING.exec(word)?.[0].length ?? 0;
  let end = word.length;
  while (end > start && isAfterAddress(word.slice(start, end))) end -= 1;
  const address = word.slice(start, end);
  if (!WEB.test(address) && !MAIL.test(address)) return undefined;
  if (UNCLEAR.test(address) || REFERENCE.test(word)) return undefined;
  return { start, end };
}

/**
 * Whether the last character is not part of the address. A closing bracket is part of it if the address contains the
 * opening bracket.
 */
function isAfterAddress(word: string): boolean {
  if (!CLOSING.test(word)) return false;
  return !word.endsWith(")") || word.split(")").length > word.split("(").length;
}
