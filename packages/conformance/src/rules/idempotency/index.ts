import type { Rule } from "../../checks/rule.js";
import { idempotentRepeat } from "./idempotent-repeat.js";
import { keyAfterRefusal } from "./key-after-refusal.js";
import { keyLength } from "./key-length.js";
import { keyPerOperation } from "./key-per-operation.js";
import { keyPerToken } from "./key-per-token.js";
import { keySentBack } from "./key-sent-back.js";
import { keysComparedWhole } from "./keys-compared-whole.js";
import { keysRace } from "./keys-race.js";
import { otherContentRefused } from "./other-content-refused.js";
import { repeatedOnce } from "./repeated-once.js";
import { sameContentRepeats } from "./same-content-repeats.js";

/**
 * The rules of this family, in the order in which they run: the resources that a repeat created are counted before
 * other rules use its content.
 */
export const IDEMPOTENCY_RULES: readonly Rule[] = [
  idempotentRepeat,
  keySentBack,
  sameContentRepeats,
  repeatedOnce,
  otherContentRefused,
  keyPerToken,
  keyPerOperation,
  keyLength,
  keysComparedWhole,
  keyAfterRefusal,
  keysRace,
];
