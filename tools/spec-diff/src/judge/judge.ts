import type { Change, Effect, Flow } from "../model/change.ts";

/** Effect of a change on callers: `breaks` if a correct program stops working or compiling. */
export type CallerVerdict = "breaks" | "safe";

/** Effect of a change on implementers: `work` if an implementation that conformed must be changed to conform. */
export type ImplementerVerdict = "work" | "safe";

/** The version increment of a package (Semantic Versioning 2.0.0). */
export type Level = "major" | "minor" | "patch";

/** Consequences of a change for both sides. */
export interface Verdict {
  readonly caller: CallerVerdict;
  readonly implementer: ImplementerVerdict;
  readonly level: Level;
  /** The reason, in a sentence. */
  readonly reason: string;
}

type Judged = readonly [caller: CallerVerdict, implementer: ImplementerVerdict, reason: string];

/** Verdict on each effect by sender, callers or implementers; without a flow, callers count as senders. */
const JUDGEMENTS: Readonly<Record<Effect, Readonly<Record<Flow["sender"], Judged>>>> = {
  narrowed: {
    caller: ["breaks", "safe", "What callers send until now can be refused."],
    implementer: ["safe", "work", "Implementers may have to send something else than until now."],
  },
  widened: {
    caller: ["safe", "work", "Callers may send what implementers have not taken until now."],
    implementer: ["breaks", "safe", "Callers can receive what they were promised not to."],
  },
  replaced: {
    caller: [
      "breaks",
      "work",
      "What callers send until now can be refused or read as something else.",
    ],
    implementer: ["breaks", "work", "Callers can receive what they were promised not to."],
  },
  added: {
    caller: ["safe", "work", "Callers need not send it; implementers have to understand it."],
    implementer: [
      "safe",
      "safe",
      "Callers ignore what they do not know; implementers need not send it.",
    ],
  },
  removed: {
    caller: ["breaks", "safe", "What callers send until now no longer has an effect."],
    implementer: ["breaks", "safe", "Callers no longer receive what they read."],
  },
  meaning: {
    caller: ["breaks", "work", "The same request has another effect."],
    implementer: ["breaks", "work", "The same content says something else."],
  },
  renamed: {
    caller: ["breaks", "work", "Programs that use the generated name no longer compile."],
    implementer: ["breaks", "work", "Programs that use the generated name no longer compile."],
  },
  offered: {
    caller: ["safe", "work", "Only callers that ask for it notice it."],
    implementer: ["safe", "work", "Only callers that ask for it notice it."],
  },
  noted: {
    caller: ["safe", "safe", "Nothing else may be sent, and nothing less."],
    implementer: ["safe", "safe", "Nothing else may be sent, and nothing less."],
  },
  text: {
    caller: [
      "safe",
      "safe",
      "Words change nothing that is sent; whether they change what it means, people must read.",
    ],
    implementer: [
      "safe",
      "safe",
      "Words change nothing that is sent; whether they change what it means, people must read.",
    ],
  },
};

/** Judges a change by its effect and by the sender of the affected message. */
export function judge({ effect, flow }: Pick<Change, "effect" | "flow">): Verdict {
  const [caller, implementer, reason] = JUDGEMENTS[effect][flow?.sender ?? "caller"];
  return { caller, implementer, level: levelOf(effect, caller), reason };
}

function levelOf(effect: Effect, caller: CallerVerdict): Level {
  if (caller === "breaks") return "major";
  return effect === "text" ? "patch" : "minor";
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"];

/** Returns the highest of several levels; undefined if there are none. */
export function highestLevel(levels: readonly Level[]): Level | undefined {
  return LEVELS.findLast((level) => levels.includes(level));
}

/** Returns true if a level is at least as high as another. */
export function reaches(level: Level | undefined, demanded: Level): boolean {
  return level !== undefined && LEVELS.indexOf(level) >= LEVELS.indexOf(demanded);
}
