/** A text that careless code alters. */
export interface OddText {
  readonly what: string;
  readonly text: string;
}

/** Texts that every implementation must preserve: a JSON string is a sequence of characters (RFC 8259, 7). */
export const ODD_TEXTS: readonly OddText[] = [
  { what: "letters beyond ASCII", text: "Überprüfung naïve Ελληνικά Привет 日本語 עברית" },
  {
    what: "characters beyond U+FFFF",
    text: "\u{1d11e} \u{1f600} \u{1f469}\u{200d}\u{1f4bb} \u{20bb7}",
  },
  {
    what: "text that is not normalised",
    text: "e\u0301 \u212b \ufb01 \u1e9b\u0323 \uac00\u1100\u1161 \u2126",
  },
  {
    what: "markup and escapes",
    text: String.raw`<b>&amp;</b> "q" 'q' \n \u0041 %20 %C3%A9 +{{x}} $& $1 \\ ;--`,
  },
  { what: "white space at both ends", text: "\t  two  spaces\r\nand\n\nlines \u00a0\u3000 " },
  { what: "invisible characters", text: "a\u200bb\u00adc\u2028d\u2029e\u202ef\ufeffg\ufffd" },
];

/** Texts that a document may not support, or only in part: titles are single lines, and ids are short. */
export const TEXTS_OF_DESCRIPTIONS: readonly OddText[] = [
  { what: "1,000 characters", text: "ä1234567 9".repeat(100) },
  { what: "control characters", text: "a\u0001b\u001fc\u007fd\u0085e\u009f" },
  { what: "U+0000", text: "before\u0000after" },
];

/** URLs that a parser would normalize, although the normalized text differs. */
export const ODD_URLS: readonly string[] = [
  "https://example.com",
  "https://EXAMPLE.com:443/Path/UPPER?Query=A#Fragment",
  "https://example.com/a/./b/../c//d/?x=1&x=2&y=a+b%20c;d=&e",
  "HTTPS://example.com/%7euser/%c3%a4/%2F%41?%61=%26",
  "https://b\u00fccher.example/stra\u00dfe?\u00fc=\u{1f600}",
  "https://example.com/e\u0301/?",
  `https://example.com/${"long/".repeat(200)}`,
  "https://example.com./a%20b/'x'/(y)|z",
];
