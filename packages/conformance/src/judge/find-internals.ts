import { isJsonObject, type Json } from "../load/json.js";

/** Patterns of stack traces, source paths and database messages, each with its origin. */
const INTERNALS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    "a stack trace of JavaScript",
    /\bat (?:[\w.<>$[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\)\S+:\d+:\d+/,
  ],
  [
    "a stack trace of Java",
    /\bat [\w.$/]+\((?:[\w$]+\.(?:java|kt|scala):\d+|Native Method|Unknown Source)\)/,
  ],
  [
    "a class of Java",
    /\b(?:java\.(?:lang|util|io|sql)|org\.(?:springframework|hibernate)|com\.fasterxml)\.\w+/,
  ],
  ["a stack trace of Python", /Traceback \(most recent call last\)|File "[^"]+\.py", line \d+/],
  ["a stack trace of .NET", /\bat [\w.`<>]+\([^)]*\) in .+:line \d+|\bSystem\.\w*Exception\b/],
  ["a stack trace of Go", /\bgoroutine \d+ \[|\b[\w./-]+\.go:\d+\b/],
  ["a stack trace of Ruby", /\b[\w./-]+\.rb:\d+:in\b/],
  ["a stack trace of PHP", /#\d+ \S+\.php\(\d+\)|\b[\w./-]+\.php on line \d+/],
  ["a stack trace of Rust", /\bpanicked at |\b[\w./-]+\.rs:\d+:\d+/],
  [
    "a message of a database",
    /\bSQLSTATE\b|\bSQLITE_[A-Z]+|\bORA-\d{5}\b|\bpsycopg|\bPG::\w+|syntax error at or near|violates [\w -]{1,60} constraint/i,
  ],
  [
    "a message of a database",
    /\brelation "[^"]*" does not exist|\bsqlite.{0,60}(?:\bno such (?:table|column)|\bnear "[^"]*": syntax error)|\bUnknown column '[^']*' in '\w+ (?:list|clause)'|\bTable '\w+\.\w+' doesn't exist|\bDuplicate entry '[^']*' for key|\b(?:UNIQUE|FOREIGN KEY|NOT NULL|CHECK) constraint failed\b|\berror in your SQL syntax|\bdatabase is locked\b|\bdeadlock detected\b|\bE11000\b|\bMongo\w*Error\b|\bSequelize\w*Error\b|\bPrismaClient\w+|\bincorrect syntax near (?:the keyword )?'|\binvalid input syntax for (?:type \w+|integer): "|\bvalue too long for type character\b|\bER_(?:DUP|NO|BAD|PARSE|LOCK|ROW)_[A-Z_]+\b/i,
  ],
  [
    "a statement of SQL",
    /\b(?:SELECT\b.{1,200}\bFROM|INSERT INTO|UPDATE\b.{1,100}\bSET|DELETE FROM)\s+["`[]?\w+/,
  ],
  // In lower case, the words are also plain English: quoting or the words that follow identify SQL.
  [
    "a statement of SQL",
    /\bselect\b.{1,200}\bfrom\s+["`[]?[\w."`]+\]?(?:\s+(?:as\s+)?\w+)?\s+(?:where\s+\S+\s*(?:=|<|>|in\s*\(|is\s+(?:not\s+)?null\b|like\s+')|limit\s+\d|(?:left|inner)\s+(?:outer\s+)?join\b)|\bselect\s+(?:\*|"\w+"(?:\."\w+")?(?:,.{0,200})?)\s+from\s+["`[]?\w|\binsert into\s+["`[]?\w[\w."`]*\]?\s*(?:\(|values\b|select\b)|\bdelete from\s+["`[]?\w[\w."`]*\]?\s+where\s+\S+\s*(?:=|<|>|in\s*\()|\bupdate\s+["`[]?\w[\w."`]*\]?\s+set\s+\S+\s*=/i,
  ],
  [
    "a path of the server",
    /(?:^|[\s"'(])(?:\/(?:home|usr|var|opt|srv|app|Users|root)\/|[A-Z]:\\)[\w.\\/-]+\.(?:[cm]?[jt]s|py|rb|java|cs|go|php|rs)\b/,
  ],
];

/** Members in which frameworks put details that only their developers need. */
const MEMBERS =
  /^(?:trace|stack|stack_?trace|exception|exception_?type|inner_?exception|backtrace|cause|debug|sql|query)$/i;

/**
 * Returns which server internals a problem exposes; undefined if it exposes none. RFC 9457, 5, and 3.1.4: a problem
 * helps the caller and is not a debugging tool.
 */
export function findInternals(body: Json | undefined, text = ""): string | undefined {
  if (body === undefined) return ofText(text);
  if (typeof body === "string") return ofText(body);
  if (Array.isArray(body)) return first(body, (item: Json) => findInternals(item));
  if (!isJsonObject(body)) return undefined;
  return first(Object.entries(body), ([name, value]) => {
    if (value === undefined) return undefined;
    const isShown = MEMBERS.test(name) && value !== null && value !== "";
    return isShown ? `a member \`${name}\`` : findInternals(value);
  });
}

/**
 * A text is searched in pieces, since the patterns take time that grows with the square of its length. They overlap, so
 * that nothing is missed where one ends.
 */
const PIECE = 2_000;
const OVERLAP = 500;
/** Maximum number of characters of a text to search. */
const MAX_SEARCHED = 200_000;

function ofText(text: string): string | undefined {
  for (let start = 0; start < Math.min(text.length, MAX_SEARCHED); start += PIECE - OVERLAP) {
    const piece = text.slice(start, start + PIECE);
    const found = INTERNALS.find(([, pattern]) => pattern.test(piece));
    if (found) return found[0];
  }
  return undefined;
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
