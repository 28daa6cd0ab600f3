const DATE = String.raw`(?:\d+D|\d+M(?:\d+D)?|\d+Y(?:\d+M(?:\d+D)?)?)`;
const TIME = String.raw`T(?:\d+S|\d+M(?:\d+S)?|\d+H(?:\d+M(?:\d+S)?)?)`;
const DURATION = new RegExp(`^P(?:${DATE}(?:${TIME})?|${TIME}|\\d+W)$`);

/** RFC 3339, appendix A. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
