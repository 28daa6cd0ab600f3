import type { Rule } from "../../checks/rule.js";
import { conflictsAreConflicts } from "./conflicts-are-conflicts.js";
import { credentialsDemanded } from "./credentials-demanded.js";
import { everyRequestAnswered } from "./every-request-answered.js";
import { jobsMoveForward } from "./jobs-move-forward.js";
import { keysKeepMeaning } from "./keys-keep-meaning.js";
import { keysStayApart } from "./keys-stay-apart.js";
import { otherMethodsRefused } from "./other-methods-refused.js";
import { listsComplete } from "./lists-complete.js";
import { pagesAgree } from "./pages-agree.js";
import { recordsStay } from "./records-stay.js";
import { rightRequestsAccepted } from "./right-requests-accepted.js";
import { statusesKnown } from "./statuses-known.js";
import { webhooksComeBack } from "./webhooks-come-back.js";
import { wrongRequestsRefused } from "./wrong-requests-refused.js";

/** The rules about sequences of exchanges from any source, in the order in which they run. */
export const TRAFFIC_RULES: readonly Rule[] = [
  everyRequestAnswered,
  jobsMoveForward,
  keysKeepMeaning,
  keysStayApart,
  conflictsAreConflicts,
  pagesAgree,
  listsComplete,
  recordsStay,
  webhooksComeBack,
  credentialsDemanded,
  wrongRequestsRefused,
  rightRequestsAccepted,
  statusesKnown,
  otherMethodsRefused,
];
