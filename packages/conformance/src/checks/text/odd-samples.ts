// Unusual texts that every place that accepts text must handle: people rarely write them, but they may.

/** An unusual text of one kind. */
export interface OddSample {
  readonly what: string;
  readonly text: string;
}

/** Kinds that are combined in one request, so that each place gets at most five texts. */
export interface OddGroup {
  readonly what: string;
  readonly samples: readonly OddSample[];
}

const LONG = 5_000;

/** All kinds. A place that receives a text of each group has received every kind. */
export const ODD_GROUPS: readonly OddGroup[] = [
  {
    what: "a long text",
    samples: [{ what: `${LONG} characters`, text: "ä123456789".repeat(LONG / 10) }],
  },
  {
    what: "control characters",
    samples: [
      { what: "U+0000", text: "a\u0000b" },
      { what: "control characters", text: "a\u0001b\u001fc\u007fd" },
      { what: "line separators", text: "a\u2028b\u2029c\u0085d\r\ne" },
    ],
  },
  {
    what: "half a surrogate pair",
    samples: [
      { what: "the first half of a surrogate pair", text: "a\ud800" },
      { what: "the second half of a surrogate pair", text: "\udc00b" },
    ],
  },
  {
    what: "letters and digits of other scripts",
    samples: [
      { what: "bidirectional controls", text: "a\u202eb\u2066c\u2069\u200f" },
      { what: "digits beyond ASCII", text: "\u0661\u0662 \u0967\u0968 \uff11\uff12" },
      { what: "decomposed letters", text: "e\u0301a\u0308\u1100\u1161" },
      { what: "letters that change in case", text: "\u0131\u0130\u00df\u1e9e\u017f\u01c5\ufb01" },
      { what: "characters beyond U+FFFF", text: "\u{1d11e}\u{1f469}\u{200d}\u{1f4bb}" },
    ],
  },
  {
    what: "quotes and escapes",
    samples: [
      { what: "quotes", text: "'\"`\u00ab\u201c\u2018');--" },
      { what: "percent and plus", text: "%00 %zz %25 +a+%2B&b=c;d" },
      { what: "templates and paths", text: "${7*7}{{7*7}}%s%n../../<b>\\n\\u0041" },
    ],
  },
];

/**
 * Returns the texts to send to one place: one per group with all of its kinds, or each kind alone in a thorough run.
 */
export function oddTexts(isThorough: boolean): readonly OddSample[] {
  return ODD_GROUPS.flatMap(({ what, samples }) =>
    isThorough ? samples : [{ what, text: samples.map(({ text }) => text).join(" ") }],
  );
}

/** Returns the part of a text that fits in a header: Node sends no control characters and nothing beyond U+00FF. */
export function headerText(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\xa0-\xff]/g, "?").trim();
}

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Percent-encodes a text; half of a surrogate pair becomes the three bytes that UTF-8 would use for it. */
export function encodeOddly(text: string): string {
  const whole = encodeURIComponent(text.replaceAll(LONE, LONE_MARK));
  return whole.replaceAll(encodeURIComponent(LONE_MARK), "%ED%A0%80");
}

/** Stands for half a surrogate pair; no sample contains this character. */
const LONE_MARK = "\ue000";
