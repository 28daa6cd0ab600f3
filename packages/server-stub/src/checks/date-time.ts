const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const [zero, nine] = [48, 57];
const [dash, colon, dot, plus, space] = [45, 58, 46, 43, 32];
// The letters `T` and `Z`, and what upper and lower case differ in.
const [letterT, letterZ, caseBit] = [0x74, 0x7a, 0x20];

/** RFC 3339 date-time; the separator may be a space, as its note allows. */
export function isDateTime(text: string): boolean {
  if (!isDateAt(text, 0)) return false;
  const separator = text.charCodeAt(10);
  return ((separator | caseBit) === letterT || separator === space) && isTimeFrom(text, 11);
}

/** RFC 3339 full-date, on a day that exists. */
export function isDate(text: string): boolean {
  return text.length === 10 && isDateAt(text, 0);
}

/** RFC 3339 full-time; a leap second only at the end of a UTC day. */
export function isTime(text: string): boolean {
  return isTimeFrom(text, 0);
}

function isDateAt(text: string, at: number): boolean {
  if (text.charCodeAt(at + 4) !== dash || text.charCodeAt(at + 7) !== dash) return false;
  const [century, year, month, day] = [
    twoDigits(text, at),
    twoDigits(text, at + 2),
    twoDigits(text, at + 5),
    twoDigits(text, at + 8),
  ];
  if (century < 0 || year < 0 || month < 1 || day < 1) return false;
  if (month === 2 && day === 29) return (year === 0 ? century : year) % 4 === 0;
  return day <= (monthDays[month - 1] ?? 0);
}

function isTimeFrom(text: string, at: number): boolean {
  if (text.charCodeAt(at + 2) !== colon || text.charCodeAt(at + 5) !== colon) return false;
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0) return false;
  const zone = afterFraction(text, at + 8);
  const offset = zone < 0 ? undefined : offsetAt(text, zone);
  if (offset === undefined) return false;
  if (second <= 59) return true;
  return second === 60 && (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}

/** Where the offset begins; -1 where a point stands without a digit behind it. */
function afterFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== dot) return at;
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end === at + 1 ? -1 : end;
}

/** Minutes east of UTC; undefined where no offset stands between `at` and the end. */
function offsetAt(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  if ((sign | caseBit) === letterZ) return text.length === at + 1 ? 0 : undefined;
  if (sign !== plus && sign !== dash) return undefined;
  if (text.length !== at + 6 || text.charCodeAt(at + 3) !== colon) return undefined;
  const [hour, minute] = [twoDigits(text, at + 1), twoDigits(text, at + 4)];
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return undefined;
  return (hour * 60 + minute) * (sign === dash ? -1 : 1);
}

/** The number that two digits make; -1 where they are none. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return isDigit(tens) && isDigit(ones) ? (tens - zero) * 10 + ones - zero : -1;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}
