const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE_LENGTH = 10;
const MINUTES_A_DAY = 24 * 60;

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const OFFSET = String.raw`(?:[Zz]|[+-]${CLOCK})`;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = new RegExp(`^${CLOCK}:[0-5]\\d(?:\\.\\d+)?${OFFSET}$`);
const LEAP_SECOND = new RegExp(String.raw`^(${CLOCK}):60(?:\.\d+)?(${OFFSET})$`);
// Matches a date-time on one of the days that every month has. This single match decides nearly every date-time; the
// others are checked part by part.
const ORDINARY_DATE_TIME = new RegExp(
  String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])[Tt ]${TIME.source.slice(1)}`,
);

/** Returns true if a text is an RFC 3339 date-time; the separator may be a space, as its note allows. */
export function isDateTime(text: string): boolean {
  if (ORDINARY_DATE_TIME.test(text)) return true;
  const separator = text.charAt(DATE_LENGTH);
  return (
    (separator === "T" || separator === "t" || separator === " ") &&
    isDate(text.slice(0, DATE_LENGTH)) &&
    isTime(text.slice(DATE_LENGTH + 1))
  );
}

/** Returns true if a text is an RFC 3339 full-date that exists. */
export function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number);
  if (day < 1 || day > (MONTH_DAYS[month - 1] ?? 0)) return false;
  return month !== 2 || day !== 29 || isLeapYear(year);
}

/** Returns true if a text is an RFC 3339 full-time; a leap second is allowed only at the end of a UTC day. */
export function isTime(text: string): boolean {
  if (TIME.test(text)) return true;
  const [, local = "", offset = ""] = LEAP_SECOND.exec(text) ?? [];
  return local !== "" && isLastMinute(minutesOf(local) - offsetMinutes(offset));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isLastMinute(utc: number): boolean {
  return (utc + MINUTES_A_DAY) % MINUTES_A_DAY === MINUTES_A_DAY - 1;
}

/** Returns the minutes by which a time zone is east of UTC; negative to the west. */
function offsetMinutes(offset: string): number {
  if (offset.length === 1) return 0;
  const minutes = minutesOf(offset.slice(1));
  return offset.startsWith("-") ? -minutes : minutes;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

const DURATION_DATE = String.raw`(?:\d+D|\d+M(?:\d+D)?|\d+Y(?:\d+M(?:\d+D)?)?)`;
const DURATION_TIME = String.raw`T(?:\d+S|\d+M(?:\d+S)?|\d+H(?:\d+M(?:\d+S)?)?)`;
const DURATION = new RegExp(`^P(?:${DURATION_DATE}(?:${DURATION_TIME})?|${DURATION_TIME}|\\d+W)$`);

/** Returns true if a text is a duration (RFC 3339, appendix A). */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
