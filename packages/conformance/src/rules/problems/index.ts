import type { Rule } from "../../checks/rule.js";
import { everyViolationListed } from "./every-violation-listed.js";
import { refusalNamed } from "./refusal-named.js";
import { problemDetailsForm } from "./problem-details-form.js";
import { problemTypeCatalogued } from "./problem-type-catalogued.js";
import { problemExplained } from "./problem-explained.js";
import { problemOfOccurrence } from "./problem-of-occurrence.js";
import { violationsLocated } from "./violations-located.js";
import { internalsHidden } from "./internals-hidden.js";
import { tokenNotEchoed } from "./token-not-echoed.js";
import { noServerError } from "./no-server-error.js";
import { challengeOn401 } from "./challenge-on-401.js";
import { responseHeadSound } from "./response-head-sound.js";
import { codingVaries } from "./coding-varies.js";
import { limitsAnnounced } from "./limits-announced.js";

/** The rules of this family, in the order in which they run. */
export const PROBLEMS_RULES: readonly Rule[] = [
  everyViolationListed,
  refusalNamed,
  problemDetailsForm,
  problemTypeCatalogued,
  problemExplained,
  problemOfOccurrence,
  violationsLocated,
  internalsHidden,
  tokenNotEchoed,
  noServerError,
  challengeOn401,
  responseHeadSound,
  codingVaries,
  limitsAnnounced,
];
