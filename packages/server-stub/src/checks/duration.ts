const date = String.raw`(?:\d+D|\d+M(?:\d+D)?|\d+Y(?:\d+M(?:\d+D)?)?)`;
const time = String.raw`T(?:\d+S|\d+M(?:\d+S)?|\d+H(?:\d+M(?:\d+S)?)?)`;
const duration = new RegExp(`^P(?:${date}(?:${time})?|${time}|\\d+W)$`);

/** RFC 3339, appendix A. */
export function isDuration(text: string): boolean {
  return duration.test(text);
}
