/** Knows when a look for tasks is worth what it costs, which is about as much as another statement of each task. */
export interface Lookout {
  /** A task was told of. */
  readonly tell: () => void;
  /** A look begins, which finds whatever was told of until now. */
  readonly begin: () => void;
  /** A look ended. */
  readonly end: (look: Look) => void;
  /** Whether there may be tasks that have not been taken up for want of room. */
  readonly hasSome: () => boolean;
  /** Whether to look now, while `taking` tasks take room, rather than to wait for more. */
  readonly isWorthIt: (taking: number) => boolean;
}

/** What came of a look. */
export interface Look {
  readonly asked: number;
  readonly found: number;
  /** Whether it left out groups that had no room. */
  readonly leftOut: boolean;
}

/** The part of all room that is worth a look. */
const WORTH = 1 / 4;

/** A lookout for whoever holds `room` tasks at most. */
export function createLookout(room: number): Lookout {
  /** Since the last look began. */
  let told = 0;
  /** Whether the last look found all that it asked for, so that there may be more. */
  let backlog = false;
  let leftOut = false;
  return {
    tell: () => {
      told += 1;
    },
    begin: () => {
      told = 0;
    },
    end: (look) => {
      backlog = look.found === look.asked;
      ({ leftOut } = look);
    },
    hasSome: () => backlog || leftOut || told > 0,
    isWorthIt: (taking) => {
      const waiting = backlog ? room : told;
      return taking === 0 || Math.min(waiting, room - taking) >= room * WORTH;
    },
  };
}
