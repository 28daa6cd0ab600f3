import type { Text } from "mdast";
import type { Handle, State } from "mdast-util-to-markdown";

/** The place of an address in a text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** What comes before and after a text. */
interface Neighbours {
  readonly before: string;
  readonly after: string;
}

/** In characters; a longer word is not an address that anybody typed. */
const MAX_ADDRESS = 2000;

/** What every address has one of. Most texts have none. */
const MAY_HAVE_ADDRESS = /:\/\/|www\.|@/i;

/** White space of GFM, which ends an address; what else does not is part of it. */
const WORD = /[^ \t\r\n]+/g;

/** Before a word: the beginning of a line or cell, white space, or an element of HTML. */
const BEFORE = /[ \t\r\n|>]$/;

/** After a word: the end of a line or cell, white space, or an element of HTML. */
const AFTER = /^[ \t\r\n|<]/;

/** Signs around an address that GFM leaves out of its link. */
const OPENING = /^[("']+/;
const CLOSING = /[.,:;!?"')]$/;

const HOST = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
const REST = String.raw`(?::\d{1,5})?(?:[/?#][\w\-./?:=%#+,@&()!\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*)?`;

/** A web address. Its host is not followed by an at sign, which would make it the name of somebody on another host. */
const WEB = new RegExp(String.raw`^(?:https?:\/\/${HOST}|www\.${HOST})${REST}$`, "iu");

const MAIL = new RegExp(String.raw`^[a-z\d]+(?:[._+-][a-z\d]+)*@${HOST}$`, "i");

/** An underscore that may begin emphasis in readers that make no links of addresses, or an end that GFM leaves out. */
const UNCLEAR = /(?:^|[^\p{L}\p{N}])_|[_&]$/u;

/** What CommonMark reads as a character reference. */
const REFERENCE = /&#?\w+;/;

/**
 * A handler that writes the addresses in a text as people type them. Readers of GFM make links of them that lead to what
 * they say, and others show them as they are; escaped, they are text everywhere, but with a backslash in the source.
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

/** The text of a link cannot become another link. */
function isInLink({ stack }: State): boolean {
  return stack.includes("label") || stack.includes("link") || stack.includes("autolink");
}

/** The places of addresses that become links to themselves, from the first to the last. */
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

/** Whether the last sign is not part of an address: a closing bracket is if it is open in it. */
function isAfterAddress(word: string): boolean {
  if (!CLOSING.test(word)) return false;
  return !word.endsWith(")") || word.split(")").length > word.split("(").length;
}
