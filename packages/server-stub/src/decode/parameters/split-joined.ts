import type { Shape } from "../../contract/parameter.js";
import { takesArray, takesObject, WireError, type Raw } from "./raw.js";

/** A way in which values are joined in a text, with the decoder of each part. */
export interface Joint {
  readonly separator: string | RegExp;
  /** True if the members of an object are joined as `name=value`. */
  readonly named: boolean;
  readonly decode: (raw: string) => string;
}

/** Splits a text according to its shape; a text that could be a scalar is split only if it contains a separator. */
export function splitJoined(text: string, shape: Shape, joint: Joint): Raw {
  const { separator, decode } = joint;
  const isScalar = shape.scalars.length > 0;
  if (takesObject(shape) && !(isScalar && !looksJoined(text, joint))) return membersOf(text, joint);
  if (!takesArray(shape)) return decode(text);
  const pieces = text === "" ? [] : text.split(separator);
  return isScalar && pieces.length === 1 ? decode(text) : pieces.map(decode);
}

function looksJoined(text: string, { separator, named }: Joint): boolean {
  return named ? text.includes("=") : text.split(separator).length > 1;
}

function membersOf(text: string, { separator, named, decode }: Joint): Raw {
  const pieces = text === "" ? [] : text.split(separator);
  const pairs = named ? pieces.map(splitNamed) : pairUp(pieces);
  return memberMap(pairs.map(([name, value]) => [decode(name), decode(value)]));
}

/** Returns members by name; a duplicate member is refused, because either value could be meant. */
export function memberMap(pairs: readonly (readonly [string, Raw])[]): ReadonlyMap<string, Raw> {
  const members = new Map(pairs);
  if (members.size < pairs.length) throw new WireError("single", "Expected each member once.");
  return members;
}

function splitNamed(piece: string): [string, string] {
  const mark = piece.indexOf("=");
  if (mark === -1) throw new WireError("style", "Expected members as `name=value`.");
  return [piece.slice(0, mark), piece.slice(mark + 1)];
}

function pairUp(pieces: readonly string[]): [string, string][] {
  if (pieces.length % 2 === 1)
    throw new WireError("style", "Expected names and values in turn, got one without the other.");
  return pieces.flatMap((name, index) =>
    index % 2 === 0 ? [[name, pieces[index + 1] ?? ""] as [string, string]] : [],
  );
}
