import type { Block, Content, Piece } from "../content.js";

/** Placeholders for objects that the API does not return. */
const PLACEHOLDERS = /\[(?:object|equation|drawing)\]/g;

/** The text of a block on one line. */
export function textOf({ pieces }: Block): string {
  return plain(pieces.map(({ text }) => text).join(""));
}

/** The text of a block, with its label unless that is a bullet. */
export function labelled(block: Block): string {
  const isItem = block.item && block.heading === undefined;
  return isItem ? plain(`${block.item.label} ${textOf(block)}`) : textOf(block);
}

export function plain(text: string): string {
  return text.replaceAll(PLACEHOLDERS, " ").replaceAll(/\s+/g, " ").trim();
}

/** Runs of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The blocks of body and footnotes, which contain the links, images and marks. */
export function allBlocks({ blocks, notes, margins }: Content): readonly Block[] {
  return [...blocks, ...[...notes.values()].flat(), ...margins];
}

/** Joins adjacent pieces of a block that have the same value, as a reader sees them. */
export function joined(
  block: Block,
  valueOf: (piece: Piece) => string | undefined,
): readonly { readonly value: string; readonly text: string }[] {
  const found: { value: string | undefined; text: string }[] = [];
  for (const piece of block.pieces) {
    const value = valueOf(piece);
    const last = found.at(-1);
    if (last && last.value === value) last.text += piece.text;
    else found.push({ value, text: piece.text });
  }
  return found.filter((one): one is { value: string; text: string } => one.value !== undefined);
}
