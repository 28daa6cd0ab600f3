import type { Colour } from "../tree/text-style.js";
import type { Absent } from "./absent.js";
import type { HostedColour } from "./hosted-style.js";

/** A colour; `transparent` where it is there without a value, undefined where it is not there. */
export function readColour(colour: Absent<HostedColour>): Colour | "transparent" | undefined {
  if (typeof colour !== "object" || colour === null) return undefined;
  if (typeof colour.color !== "object" || colour.color === null) return "transparent";
  const rgb = colour.color.rgbColor;
  return `#${hex(rgb?.red)}${hex(rgb?.green)}${hex(rgb?.blue)}`;
}

/** A colour that is seen; undefined where it is transparent or not there. */
export function readInk(colour: Absent<HostedColour>): Colour | undefined {
  const ink = readColour(colour);
  return ink === "transparent" ? undefined : ink;
}

/** All values of a channel, since documents colour very many runs. */
const DIGITS = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0"));

/** A channel between 0 and 1, absent where it is 0, as two digits. */
function hex(channel: Absent<number>): string {
  const share = typeof channel === "number" && channel > 0 ? Math.min(channel, 1) : 0;
  return DIGITS[Math.round(share * 255)] ?? "00";
}
