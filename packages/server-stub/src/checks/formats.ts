const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt ](.+)$/;
const date = /^(\d{4})-(\d{2})-(\d{2})$/;
const time = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// RFC 3986, appendix A; inside an IP literal only the characters are held to the grammar.
const scheme = String.raw`[a-z][a-z\d+.-]*:`;
const character = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const authority = String.raw`(?:(?:${character}|:)*@)?(?:\[[\da-f:.v]+\]|(?:${character})*)(?::\d*)?`;
const path = String.raw`(?:\/\/${authority}(?:\/(?:${character}|[:@/])*)?|(?!\/\/)(?:${character}|[:@/])*)`;
const rest = String.raw`(?:\?(?:${character}|[:@/?])*)?(?:#(?:${character}|[:@/?])*)?`;
const uri = new RegExp(`^${scheme}${path}${rest}$`, "i");
const uriReference = new RegExp(`^(?:${scheme}|(?![^/?#]*:))${path}${rest}$`, "i");
const email = /^[^\s@]+@[^\s@]+$/;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const hostname =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** RFC 3339 date-time; the separator may be a space, as its note allows. */
export function isDateTime(value: string): boolean {
  const match = dateTime.exec(value);
  return match !== null && isDate(match[1] ?? "") && isTime(match[2] ?? "");
}

/** RFC 3339 full-date, on a day that exists. */
export function isDate(value: string): boolean {
  const match = date.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && !leap ? 28 : (monthDays[month - 1] ?? 0));
}

/** RFC 3339 full-time; a leap second only at the end of a UTC day. */
export function isTime(value: string): boolean {
  const match = time.exec(value);
  if (!match) return false;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [offsetHour, offsetMinute] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second <= 59) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (match[4] === "-" ? -1 : 1);
  return second === 60 && (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}

/** RFC 9562, in any case. */
export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** RFC 3986, absolute. */
export function isUri(value: string): boolean {
  return uri.test(value);
}

/** RFC 3986, absolute or relative. */
export function isUriReference(value: string): boolean {
  return uriReference.test(value);
}

/** Something before and after one `@`: whether mail arrives there only mail can tell. */
export function isEmail(value: string): boolean {
  return email.test(value);
}

/** RFC 2673, dotted quad. */
export function isIpv4(value: string): boolean {
  return ipv4.test(value);
}

/** RFC 1123. */
export function isHostname(value: string): boolean {
  return hostname.test(value);
}
