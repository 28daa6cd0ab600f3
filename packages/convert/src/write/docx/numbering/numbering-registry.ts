import type { ListDefinition, Numbering } from "../../../tree/list-definition.js";

/** Start numbers of one use of a list definition, by level. */
export type Restart = readonly number[];

/** One use of a list definition. Paragraphs refer to it by its id. */
export interface NumberingInstance {
  readonly id: number;
  readonly definition: ListDefinition;
  /** Set if word processors would continue counting but the document restarts. */
  readonly restart?: Restart;
}

interface Use {
  instance: NumberingInstance;
  /** Number of the last item of each level; unknown if word processors count differently. */
  counts: (number | typeof UNKNOWN)[];
}

/** Count of a level that has items only below it: some word processors count one item, others none. */
const UNKNOWN = "unknown";

/**
 * Tracks the list definitions in use, and how word processors count their items: they continue after interruptions and
 * restart under each item of a higher level. If the document counts differently, a new instance sets the numbers.
 */
export class NumberingRegistry {
  readonly #uses = new Map<ListDefinition, Use>();
  readonly instances: NumberingInstance[] = [];

  /** Returns the id of an instance whose next item gets the number that it has in the document. */
  idFor({ definition, level, number }: Numbering): number {
    const use = this.#uses.get(definition) ?? this.#begin(definition);
    if (nextNumber(use, level) !== number) this.#restart(use, level, number);
    const above = Array.from({ length: level }, (_, upper) => use.counts[upper] ?? UNKNOWN);
    use.counts = [...above, number];
    return use.instance.id;
  }

  #begin(definition: ListDefinition): Use {
    const use: Use = { instance: this.#add({ definition }), counts: [] };
    this.#uses.set(definition, use);
    return use;
  }

  #restart(use: Use, level: number, number: number): void {
    const { definition } = use.instance;
    const above = Array.from({ length: level }, (_, upper) => lastNumber(use, upper));
    use.instance = this.#add({ definition, restart: [...above, number] });
    use.counts = [];
  }

  #add(instance: Omit<NumberingInstance, "id">): NumberingInstance {
    const added = { id: this.instances.length + 1, ...instance };
    this.instances.push(added);
    return added;
  }
}

function nextNumber({ instance, counts }: Use, level: number): number | typeof UNKNOWN {
  const last = counts[level];
  if (last === undefined) return startOf(instance, level);
  return last === UNKNOWN ? UNKNOWN : last + 1;
}

function lastNumber({ instance, counts }: Use, level: number): number {
  const last = counts[level] ?? UNKNOWN;
  return last === UNKNOWN ? startOf(instance, level) : last;
}

function startOf({ definition, restart }: NumberingInstance, level: number): number {
  return restart?.[level] ?? definition.levels[level]?.start ?? 1;
}
