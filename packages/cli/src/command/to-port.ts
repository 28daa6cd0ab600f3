import { InvalidArgumentError } from "commander";

/** A port; 0 for a free one. */
export function toPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError("Expected a port from 0 to 65535.");
}
