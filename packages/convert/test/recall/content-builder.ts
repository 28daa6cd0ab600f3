import type { Block, Cell, Content, Piece } from "./content.js";

/** Collects the content that a reader finds, in reading order. */
export class ContentBuilder {
  readonly content: Content = {
    blocks: [],
    cells: [],
    notes: new Map(),
    margins: [],
  };
  #target: Block[] = this.content.blocks;
  #open: readonly Cell[] = [];
  #tables = 0;
  #block: Block | undefined;
  #ids: string[] = [];

  /** Starts a block, which gets the ids found before it. */
  open(kind: Pick<Block, "heading" | "item"> = {}): Block {
    const block: Block = { ...kind, pieces: [], ids: this.#ids };
    this.#ids = [];
    this.#block = block;
    this.#target.push(block);
    for (const cell of this.#open) cell.blocks.push(block);
    return block;
  }

  close(): void {
    this.#block = undefined;
  }

  add(piece: Piece): void {
    if (!this.#block && piece.text.trim() === "" && !piece.image && piece.note === undefined)
      return;
    (this.#block ?? this.open()).pieces.push(piece);
  }

  /** Adds an id to the open block, or to the next one. */
  identify(id: string): void {
    (this.#block?.ids ?? this.#ids).push(id);
  }

  /** Starts a table and returns its number. */
  table(): number {
    this.#tables += 1;
    return this.#tables;
  }

  inCell(place: Omit<Cell, "blocks">, read: () => void): Cell {
    const cell = { ...place, blocks: [] };
    this.content.cells.push(cell);
    this.inOpenedCell(cell, read);
    return cell;
  }

  /** Adds to a cell that was read before. */
  inOpenedCell(cell: Cell, read: () => void): void {
    const around = this.#open;
    this.close();
    this.#open = [...around, cell];
    read();
    this.close();
    this.#open = around;
  }

  inNote(id: string, read: () => void): void {
    const blocks = this.content.notes.get(id) ?? [];
    this.content.notes.set(id, blocks);
    this.#inBlocks(blocks, read);
  }

  inMargin(read: () => void): void {
    this.#inBlocks(this.content.margins, read);
  }

  #inBlocks(blocks: Block[], read: () => void): void {
    const around = this.#target;
    this.close();
    this.#target = blocks;
    read();
    this.close();
    this.#target = around;
  }
}
