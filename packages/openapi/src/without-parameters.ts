/** Returns a media type in lower case, without parameters such as `charset`. */
export function withoutParameters(mediaType: string): string {
  const [name = ""] = mediaType.split(";");
  return name.trim().toLowerCase();
}
