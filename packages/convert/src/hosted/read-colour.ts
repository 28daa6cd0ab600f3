import type { Colour } from "../tree/text-style.js";
import type { Absent } from "./absent.js";
import type { HostedColour } from "./hosted-style.js";

/** Returns a colour: `transparent` if it has no value, undefined if it is absent. */
export function readColour(colour: Absent<HostedColour>): Colour | "transparent" | undefined {
  if (typeof colour !== "object" || colour === null) return undefined;
  if (typeof colour.color !== "object" || colour.color === null) return "transparent";
  const rgb = colour.color.rgbColor;
  return `#${hex(rgb?.red)}${hex(rgb?.green)}${hex(rgb?.blue)}`;
}

/** Returns a visible colour; undefined if it is transparent or absent. */
export function readInk(colour: Absent<HostedColour>): Colour | undefined {
  const ink = readColour(colour);
  return ink === "transparent" ? undefined : ink;
}

/** Precomputed because documents can have a very large number of coloured runs. */
const DIGITS = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0"));

/** Formats a channel between 0 and 1 (absent means 0) as two hexadecimal digits. */
function hex(channel: Absent<number>): string {
  const share = typeof channel === "number" && channel > 0 ? Math.min(channel, 1) : 0;
  return DIGITS[Math.round(share * 255)] ?? "00";
}
