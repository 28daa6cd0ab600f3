import type { UploadUsage } from "../../observe/usage.js";
import { UploadPace, type Arrival, type PaceRules } from "./upload-pace.js";
import { WorkspaceCounts } from "./workspace-counts.js";

/** An upload that waits for memory, or has it. */
export interface Upload extends Arrival {
  readonly workspace: number;
  /** Memory that the upload needs, in bytes. */
  readonly bytes: number;
}

/** Rules for sharing memory. */
export interface UploadRules extends PaceRules {
  /** Total memory for uploads, in bytes. */
  readonly bytes: number;
  /** Time in milliseconds that an upload waits while no memory is released. */
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
 * - Memory goes to the upload whose workspace uses the least; if only one workspace is active, it may use all memory.
 * - While an upload of a workspace below its share waits, slow uploads of workspaces above their share are closed. A
 * share is the memory divided by the number of workspaces that use some or wait.
 * - If no memory is released for too long, uploads of the workspace that uses the most are refused first.
 *
 * An upload larger than all memory is admitted when it is the only one. This class has no clock and no timer: each call
 * passes the time in milliseconds, and returns the decisions to apply.
 */
export class UploadShares<One extends Upload> {
  readonly #rules: UploadRules;
  readonly #waiting = new Map<One, Waiting>();
  readonly #reading = new Map<One, Reading>();
  /** Memory used by each workspace. */
  readonly #held = new WorkspaceCounts();
  /** Number of uploads of each workspace. */
  readonly #counts = new WorkspaceCounts();
  #free: number;
  /** Time at which memory was last released. */
  #released = -Infinity;

  constructor(rules: UploadRules) {
    this.#rules = rules;
    this.#free = rules.bytes;
  }

  /**
   * Returns true if the workspace may start another upload, given the maximum number of running and waiting uploads.
   */
  mayAsk(workspace: number, perWorkspace: number): boolean {
    return this.#counts.of(workspace) < perWorkspace;
  }

  /** Adds an upload that needs memory. */
  ask(upload: One, now: number): readonly UploadDecision<One>[] {
    this.#waiting.set(upload, { cost: Math.min(upload.bytes, this.#rules.bytes), since: now });
    this.#counts.add(upload.workspace, 1);
    return this.#admit(now);
  }

  /** Removes an upload that has ended, or whose sender has disconnected. */
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

  /** Returns decisions that depend on time. Call it about once a second while there are uploads. */
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

  /** Returns the next upload to admit: the first of the workspace that uses the least. */
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

  /** Closes as many slow uploads of workspaces above their share as needed to admit the next upload. */
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

  /** Returns the slowest upload below the busy pace, from the workspace that is furthest above its share. */
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

  /** Of the uploads that have waited too long, refuses the last one of the workspace that uses the most. */
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
