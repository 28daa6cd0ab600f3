import type { UploadUsage } from "../../observe/usage.js";
import { UploadPace, type Arrival, type PaceRules } from "./upload-pace.js";
import { WorkspaceCounts } from "./workspace-counts.js";

/** An upload that asks for memory, or has it. */
export interface Upload extends Arrival {
  readonly workspace: number;
  /** Memory that it needs, in bytes. */
  readonly bytes: number;
}

/** The rules by which memory is shared. */
export interface UploadRules extends PaceRules {
  /** Memory of all uploads together, in bytes. */
  readonly bytes: number;
  /** How long an upload waits while no memory is released, in milliseconds. */
  readonly admissionTimeout: number;
}

/** A decision on an upload: `admit` it, `refuse` it unread, or `close` it because it is too slow. */
export interface UploadDecision<One extends Upload> {
  readonly kind: "admit" | "refuse" | "close";
  readonly upload: One;
}

/** An upload that waits for memory. */
interface Waiting {
  readonly cost: number;
  readonly since: number;
}

/** An upload that has memory. */
interface Reading {
  readonly cost: number;
  readonly pace: UploadPace;
  isClosing: boolean;
}

/**
 * Shares memory for uploads by workspace:
 * - Memory goes to the upload whose workspace holds least; a workspace that is alone may have all of it.
 * - While an upload of a workspace below its share waits, slow uploads of workspaces above theirs are closed. A share is
 *   the memory divided by the workspaces that hold some or wait.
 * - If no memory is released for too long, uploads of the workspace that holds most are refused first.
 *
 * An upload that is larger than all memory is admitted alone. This class has no clock and no timer: each call passes the
 * time in milliseconds, and returns the decisions to apply.
 */
export class UploadShares<One extends Upload> {
  readonly #rules: UploadRules;
  readonly #waiting = new Map<One, Waiting>();
  readonly #reading = new Map<One, Reading>();
  /** Memory that each workspace holds. */
  readonly #held = new WorkspaceCounts();
  /** Uploads of each workspace. */
  readonly #counts = new WorkspaceCounts();
  #free: number;
  /** When memory was last released. */
  #released = -Infinity;

  constructor(rules: UploadRules) {
    this.#rules = rules;
    this.#free = rules.bytes;
  }

  /** Whether the workspace may have another upload, where so many may run or wait at the same time. */
  mayAsk(workspace: number, perWorkspace: number): boolean {
    return this.#counts.of(workspace) < perWorkspace;
  }

  /** An upload asks for memory. */
  ask(upload: One, now: number): readonly UploadDecision<One>[] {
    this.#waiting.set(upload, { cost: Math.min(upload.bytes, this.#rules.bytes), since: now });
    this.#counts.add(upload.workspace, 1);
    return this.#admit(now);
  }

  /** An upload ended, or its sender disconnected. */
  leave(upload: One, now: number): readonly UploadDecision<One>[] {
    const reading = this.#reading.get(upload);
    if (!reading && !this.#waiting.has(upload)) return [];
    this.#counts.add(upload.workspace, -1);
    this.#waiting.delete(upload);
    if (!reading) return this.#admit(now);
    this.#reading.delete(upload);
    this.#free += reading.cost;
    this.#held.add(upload.workspace, -reading.cost);
    this.#released = now;
    return this.#admit(now);
  }

  /** Call it about once a second while there are uploads. */
  tick(now: number): readonly UploadDecision<One>[] {
    return [...this.#closeSlow(now), ...this.#closeForNext(), ...this.#refuseLate(now)];
  }

  usage(): UploadUsage {
    const bytes = this.#rules.bytes - this.#free;
    return { bytes, reading: this.#reading.size, waiting: this.#waiting.size };
  }

  #admit(now: number): UploadDecision<One>[] {
    const admitted: UploadDecision<One>[] = [];
    for (let next = this.#next(); next && next.cost <= this.#free; next = this.#next()) {
      const { upload, cost } = next;
      this.#waiting.delete(upload);
      const pace = new UploadPace(upload, this.#rules, now);
      this.#reading.set(upload, { cost, pace, isClosing: false });
      this.#free -= cost;
      this.#held.add(upload.workspace, cost);
      admitted.push({ kind: "admit", upload });
    }
    return admitted;
  }

  /** The next upload to admit: the first of the workspace that holds least. */
  #next(): { readonly upload: One; readonly cost: number } | undefined {
    let next: { readonly upload: One; readonly cost: number } | undefined;
    for (const [upload, { cost }] of this.#waiting)
      if (!next || this.#held.of(upload.workspace) < this.#held.of(next.upload.workspace))
        next = { upload, cost };
    return next;
  }

  #closeSlow(now: number): UploadDecision<One>[] {
    const slow = [...this.#reading].filter(([, { pace }]) => pace.measure(now));
    return slow.flatMap(([upload, reading]) => this.#close(upload, reading));
  }

  #close(upload: One, reading: Reading): UploadDecision<One>[] {
    if (reading.isClosing) return [];
    reading.isClosing = true;
    return [{ kind: "close", upload }];
  }

  /** Closes as many slow uploads of workspaces above their share as are needed to admit the next. */
  #closeForNext(): UploadDecision<One>[] {
    const next = this.#next();
    if (!next) return [];
    const share = this.#rules.bytes / this.#counts.size;
    const held = this.#held.copy();
    let free = this.#free;
    const release = ({ workspace }: One, cost: number) => {
      held.add(workspace, -cost);
      free += cost;
    };
    for (const [upload, { cost, isClosing }] of this.#reading) if (isClosing) release(upload, cost);
    const closed: UploadDecision<One>[] = [];
    while (free < next.cost && held.of(next.upload.workspace) < share) {
      const slowest = this.#slowestAbove(share, held);
      if (!slowest) break;
      const [upload, reading] = slowest;
      closed.push(...this.#close(upload, reading));
      release(upload, reading.cost);
    }
    return closed;
  }

  /** The slowest upload that is slower than it may be while others wait, of the workspace that holds most above its share. */
  #slowestAbove(share: number, held: WorkspaceCounts): readonly [One, Reading] | undefined {
    const slow = [...this.#reading].filter(
      ([{ workspace }, { cost, pace, isClosing }]) =>
        !isClosing && held.of(workspace) > share && pace.isTooSlowFor(cost),
    );
    const holdsMore = ([one]: readonly [One, Reading], [other]: readonly [One, Reading]) =>
      held.of(other.workspace) - held.of(one.workspace);
    const isSlower = ([, one]: readonly [One, Reading], [, other]: readonly [One, Reading]) =>
      (one.pace.recent ?? 0) - (other.pace.recent ?? 0);
    const [slowest] = slow.toSorted((one, other) => holdsMore(one, other) || isSlower(one, other));
    return slowest;
  }

  /** Refuses, of the uploads that waited too long, the last of the workspace that holds most. */
  #refuseLate(now: number): UploadDecision<One>[] {
    let late: One | undefined;
    for (const [upload, { since }] of this.#waiting) {
      const isLate = now - Math.max(since, this.#released) >= this.#rules.admissionTimeout;
      if (isLate && (!late || this.#held.of(upload.workspace) >= this.#held.of(late.workspace)))
        late = upload;
    }
    if (!late) return [];
    this.#waiting.delete(late);
    this.#counts.add(late.workspace, -1);
    return [{ kind: "refuse", upload: late }, ...this.#admit(now)];
  }
}
