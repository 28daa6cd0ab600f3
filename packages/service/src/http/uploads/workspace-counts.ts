/** A number per workspace. Workspaces with zero use no memory here. */
export class WorkspaceCounts {
  readonly #counts: Map<number, number>;

  constructor(counts: Iterable<readonly [number, number]> = []) {
    this.#counts = new Map(counts);
  }

  /** Number of workspaces with a number above zero. */
  get size(): number {
    return this.#counts.size;
  }

  of(workspace: number): number {
    return this.#counts.get(workspace) ?? 0;
  }

  add(workspace: number, count: number): void {
    const sum = this.of(workspace) + count;
    if (sum === 0) this.#counts.delete(workspace);
    else this.#counts.set(workspace, sum);
  }

  copy(): WorkspaceCounts {
    return new WorkspaceCounts(this.#counts);
  }
}
