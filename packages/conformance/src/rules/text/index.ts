import type { Rule } from "../../checks/rule.js";
import { oddTextsSurvived } from "./odd-texts-survived.js";
import { documentTextRecorded } from "./document-text-recorded.js";
import { escapedTextRead } from "./escaped-text-read.js";
import { invalidUtf8Refused } from "./invalid-utf8-refused.js";
import { loneSurrogateRefused } from "./lone-surrogate-refused.js";
import { notJsonRefused } from "./not-json-refused.js";
import { problemTextEscaped } from "./problem-text-escaped.js";
import { responsesStrictJson } from "./responses-strict-json.js";
import { webhookTextUnchanged } from "./webhook-text-unchanged.js";

/** The rules of this family, in the order in which they run; the last one judges the responses to all others. */
export const TEXT_RULES: readonly Rule[] = [
  oddTextsSurvived,
  webhookTextUnchanged,
  documentTextRecorded,
  escapedTextRead,
  notJsonRefused,
  invalidUtf8Refused,
  loneSurrogateRefused,
  problemTextEscaped,
  responsesStrictJson,
];
