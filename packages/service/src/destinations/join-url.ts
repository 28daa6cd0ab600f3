/** The URL of a target below a base, each segment percent-encoded. */
export function joinUrl(base: string, target: string): string {
  const path = target.split("/").map(encodeSegment).join("/");
  return `${base.replace(/\/+$/, "")}/${path}`;
}

// `encodeURIComponent` leaves characters that RFC 3986 reserves, and that signatures count as reserved.
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
