import type { Rule } from "../../checks/rule.js";
import { optionsPartEncodings } from "./options-part-encodings.js";
import { missingPartRefused } from "./missing-part-refused.js";

/** The rules of this family, in the order in which they run. */
export const MULTIPART_RULES: readonly Rule[] = [optionsPartEncodings, missingPartRefused];
