import { isRecord } from "../read.js";

/** The text and the URL found in an object of an unknown kind. Each is empty if none was found. */
export interface ObjectText {
  /** Text that Google Docs shows for the object, such as its title or name. */
  readonly label: string;
  /** URL that the object links to. */
  readonly url: string;
}

/** Maximum depth of the search for text. In the chips that the API returns, text is at most two levels deep. */
const MAX_LEVELS = 4;

/** Maximum number of members to search: about ten times as many as the largest chip that the API returns has. */
const MAX_MEMBERS = 200;

/** In characters. A longer text is content or data, not a label. Titles of files have at most 1000 characters. */
const MAX_LABEL = 1000;

/** Endings of the names of members whose text Google Docs shows, in order of preference. */
const SHOWN = [
  "displaytext",
  "displayname",
  "displayvalue",
  "title",
  "name",
  "label",
  "text",
  "summary",
  "value",
  "content",
  "caption",
  "address",
  "email",
];

const ADDRESS = /(?:uri|url|link|href)$/;

/** Members whose value selects an option of a list in the same object. */
const CHOICE = /^(?:selected|chosen|current|active)/;

/** Members that change how an object looks, or that an open suggestion would change. */
const NOT_SHOWN = /style$|^suggested|^default/;

/** Members whose text is an id or a classification, which Google Docs does not show. */
const INTERNAL =
  /ids?$|index$|key$|token$|tag$|type$|state$|mode$|colou?r$|locale$|language$|font$|version$|icon/;

/** One member that could be shown. */
interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
}

/** Finds the text and address of an object of an unknown kind by the names of its members. */
export function findObjectText(object: object): ObjectText {
  const candidates = candidatesOf(object);
  const url = candidates.find(({ name }) => ADDRESS.test(name))?.text ?? "";
  const texts = candidates.filter(({ name, text }) => isLabel(name, text));
  const label = bestOf(texts.filter(({ isChosen }) => isChosen)) ?? bestOf(texts);
  return { label: label ?? "", url };
}

function isLabel(name: string, text: string): boolean {
  return !ADDRESS.test(name) && !INTERNAL.test(name) && text.length <= MAX_LABEL;
}

function bestOf(texts: readonly Candidate[]): string | undefined {
  for (const ending of SHOWN) {
    const found = texts.find(({ name }) => name.endsWith(ending));
    if (found) return found.text;
  }
  const chosen = texts.find(({ isChosen, text }) => isChosen && !isConstant(text));
  const plain = texts.find(({ text }) => !isConstant(text));
  return (chosen ?? plain)?.text;
}

/** Whether a text is a constant of the API, such as `NOT_STARTED`. */
function isConstant(text: string): boolean {
  return /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(text);
}

/** An object to be searched. */
interface Level {
  readonly value: Readonly<Record<string, unknown>>;
  readonly isChosen: boolean;
}

/**
 * Returns the texts and numbers in an object, the outermost first. Of a list, such as the options of a dropdown, only
 * the selected option is included.
 */
function candidatesOf(object: object): readonly Candidate[] {
  const found: Candidate[] = [];
  let level: readonly Level[] = isRecord(object) ? [{ value: object, isChosen: false }] : [];
  let left = MAX_MEMBERS;
  for (let depth = 0; depth < MAX_LEVELS; depth += 1) {
    const members = level.flatMap((one) => membersOf(one, left));
    left -= members.length;
    for (const { name, value, isChosen } of members) {
      if (isText(value)) found.push({ name, text: String(value), isChosen });
    }
    level = members.flatMap(({ value, isChosen }) =>
      isRecord(value) ? [{ value, isChosen }] : [],
    );
  }
  return found;
}

interface Member {
  readonly name: string;
  readonly value: unknown;
  readonly isChosen: boolean;
}

function membersOf({ value, isChosen }: Level, left: number): readonly Member[] {
  const names = Object.keys(value).slice(0, Math.max(0, left));
  const hasChoice = isChosen || names.some((key) => CHOICE.test(key.toLowerCase()));
  const lists = hasChoice ? listsIn(value) : [];
  const options = hasChoice ? optionsIn(lists) : NONE;
  return names.flatMap((key) => {
    const name = key.toLowerCase();
    if (NOT_SHOWN.test(name)) return [];
    const isChoice = isChosen || CHOICE.test(name);
    const option = isChoice
      ? (options.get(value[key]) ?? optionAt(lists, name, value[key]))
      : undefined;
    if (option === undefined) return [{ name, value: value[key], isChosen: isChoice }];
    return [{ name: name.replace(/(?:id|index)$/, ""), value: option, isChosen: isChoice }];
  });
}

const NONE: ReadonlyMap<unknown, unknown> = new Map();

/**
 * Maximum number of members of options to search for the selected one: enough for a dropdown with several hundred
 * options.
 */
const MAX_OPTION_MEMBERS = 1000;

type Lists = readonly (readonly unknown[])[];

/** Returns the lists in an object and in its direct members, such as `dropdownProperties`. */
function listsIn(value: Level["value"]): Lists {
  const members = Object.values(value).slice(0, MAX_MEMBERS);
  const inside = members.flatMap((member) =>
    isRecord(member) ? Object.values(member).slice(0, MAX_MEMBERS) : [],
  );
  return [...members, ...inside].filter((one): one is unknown[] => Array.isArray(one));
}

/** Returns the option that a member such as `selectedIndex` selects by its index, if there is only one list. */
function optionAt(lists: Lists, name: string, place: unknown): unknown {
  const [list, ...others] = lists;
  if (!name.endsWith("index") || typeof place !== "number" || others.length > 0) return undefined;
  const option = list?.[place];
  return isRecord(option) || isText(option) ? option : undefined;
}

/**
 * Returns the options in lists, keyed by each of their texts, because any of these may be the id that selects the
 * option.
 */
function optionsIn(lists: Lists): ReadonlyMap<unknown, unknown> {
  const options = new Map<unknown, unknown>();
  let left = MAX_OPTION_MEMBERS;
  for (const list of lists) {
    for (const option of list) {
      if (left <= 0) return options;
      left -= 1;
      if (!isRecord(option)) continue;
      for (const text of Object.values(option)) {
        left -= 1;
        if (typeof text === "string" && !options.has(text)) options.set(text, option);
      }
    }
  }
  return options;
}

function isText(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}
