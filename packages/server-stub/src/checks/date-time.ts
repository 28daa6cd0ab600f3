const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ZERO = 48;
const TWO_ZEROS = ZERO * 11;
const [dash, colon, dot, plus, space] = [45, 58, 46, 43, 32];
// The letters `T` and `Z`, and what upper and lower case differ in.
const [letterT, letterZ, caseBit] = [0x74, 0x7a, 0x20];
const [shortestDateTime, dateLength, shortestTime] = [20, 10, 9];

// Reading beyond the end of a text gives NaN, which costs V8 its integer arithmetic: lengths are looked at first.

/** RFC 3339 date-time; the separator may be a space, as its note allows. */
export function isDateTime(text: string): boolean {
  return (text.length === shortestDateTime && isUsual(text)) || isAnyDateTime(text);
}

/**
 * Whether a text is as `2026-10-19T09:30:00Z`, the way in which most dates come, on a day that every month has; one that
 * is not may still be a date-time. Nothing is decided before the end, where a sign that is negative or a letter that
 * differs tells: dates are most of what the check of a page of records costs.
 */
function isUsual(text: string): boolean {
  const month = text.charCodeAt(5) * 10 + text.charCodeAt(6) - TWO_ZEROS;
  const day = text.charCodeAt(8) * 10 + text.charCodeAt(9) - TWO_ZEROS;
  const hour = text.charCodeAt(11) * 10 + text.charCodeAt(12) - TWO_ZEROS;
  const year =
    outside(text, 0, 9) | outside(text, 1, 9) | outside(text, 2, 9) | outside(text, 3, 9);
  const ones = outside(text, 6, 9) | outside(text, 9, 9) | outside(text, 12, 9);
  const minute = outside(text, 14, 5) | outside(text, 15, 9);
  const second = outside(text, 17, 5) | outside(text, 18, 9);
  const date = (month - 1) | (12 - month) | (day - 1) | (28 - day);
  const wrong = year | ones | date | hour | (23 - hour) | minute | second;
  const separators =
    (text.charCodeAt(4) ^ dash) |
    (text.charCodeAt(7) ^ dash) |
    ((text.charCodeAt(dateLength) | caseBit) ^ letterT) |
    (text.charCodeAt(13) ^ colon) |
    (text.charCodeAt(16) ^ colon) |
    ((text.charCodeAt(19) | caseBit) ^ letterZ);
  return wrong >= 0 && separators === 0;
}

/** Negative where there is no digit from 0 to `highest`. */
function outside(text: string, at: number, highest: number): number {
  const digit = text.charCodeAt(at) - ZERO;
  return digit | (highest - digit);
}

function isAnyDateTime(text: string): boolean {
  if (text.length < shortestDateTime) return false;
  const separator = text.charCodeAt(dateLength);
  if ((separator | caseBit) !== letterT && separator !== space) return false;
  return isDateAtStart(text) && isTimeFrom(text, dateLength + 1);
}

/** RFC 3339 full-date, on a day that exists. */
export function isDate(text: string): boolean {
  return text.length === dateLength && isDateAtStart(text);
}

/** RFC 3339 full-time; a leap second only at the end of a UTC day. */
export function isTime(text: string): boolean {
  return text.length >= shortestTime && isTimeFrom(text, 0);
}

function isDateAtStart(text: string): boolean {
  if (text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return false;
  const century = twoDigits(text, 0);
  const year = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || year < 0 || month < 1 || month > 12 || day < 1) return false;
  if (day <= 28) return true;
  if (month === 2 && day === 29) return (year === 0 ? century : year) % 4 === 0;
  return day <= (MONTH_DAYS[month - 1] ?? 0);
}

/** At least the shortest time stands between `at` and the end. */
function isTimeFrom(text: string, at: number): boolean {
  if (text.charCodeAt(at + 2) !== colon || text.charCodeAt(at + 5) !== colon) return false;
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0) return false;
  const offset = offsetAt(text, afterFraction(text, at + 8));
  if (offset === NONE || second <= 59) return offset !== NONE;
  return second === 60 && (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}

/** Where the offset begins; the end of the text where a point stands without a digit behind it. */
function afterFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== dot) return at;
  let end = at + 1;
  while (end < text.length && isDigit(text.charCodeAt(end) - ZERO)) end += 1;
  return end === at + 1 ? text.length : end;
}

/** What {@link offsetAt} gives where there is no offset; no offset has as many minutes. */
const NONE = 10_000;

/** Minutes east of UTC that stand between `at` and the end. */
function offsetAt(text: string, at: number): number {
  const length = text.length - at;
  if (length === 1) return (text.charCodeAt(at) | caseBit) === letterZ ? 0 : NONE;
  if (length !== 6 || text.charCodeAt(at + 3) !== colon) return NONE;
  const sign = text.charCodeAt(at);
  const hour = twoDigits(text, at + 1);
  const minute = twoDigits(text, at + 4);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return NONE;
  if (sign === plus) return hour * 60 + minute;
  return sign === dash ? -(hour * 60 + minute) : NONE;
}

/** The number that two digits make; -1 where they are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones : -1;
}

function isDigit(value: number): boolean {
  return value >= 0 && value <= 9;
}
