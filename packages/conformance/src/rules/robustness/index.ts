import type { Rule } from "../../checks/rule.js";
import { oddBodiesRefused } from "./odd-bodies-refused.js";
import { oddMembersRefused } from "./odd-members-refused.js";
import { oddContentSurvived } from "./odd-content-survived.js";
import { oddQueriesSurvived } from "./odd-queries-survived.js";
import { oddHeadersSurvived } from "./odd-headers-survived.js";
import { oddHeadsSurvived } from "./odd-heads-survived.js";
import { expectationMet } from "./expectation-met.js";
import { framingUnambiguous } from "./framing-unambiguous.js";
import { bodyInPieces } from "./body-in-pieces.js";
import { parallelCreatesKept } from "./parallel-creates-kept.js";
import { parallelExportsApart } from "./parallel-exports-apart.js";
import { parallelReadsApart } from "./parallel-reads-apart.js";
import { abandonedRequestSurvived } from "./abandoned-request-survived.js";
import { wrongTokensLockNobodyOut } from "./wrong-tokens-lock-nobody-out.js";

/** The rules of this family, in the order in which they run. */
export const ROBUSTNESS_RULES: readonly Rule[] = [
  oddBodiesRefused,
  oddMembersRefused,
  oddContentSurvived,
  oddQueriesSurvived,
  oddHeadersSurvived,
  oddHeadsSurvived,
  expectationMet,
  framingUnambiguous,
  bodyInPieces,
  parallelCreatesKept,
  parallelExportsApart,
  parallelReadsApart,
  abandonedRequestSurvived,
  wrongTokensLockNobodyOut,
];
