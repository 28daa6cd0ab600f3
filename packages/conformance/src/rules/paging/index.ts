import type { Rule } from "../../checks/rule.js";
import { listEnvelope } from "./list-envelope.js";
import { pageSizeDefault } from "./page-size-default.js";
import { pageSizeBounds } from "./page-size-bounds.js";
import { pageSizeHonoured } from "./page-size-honoured.js";
import { pageNumberBounds } from "./page-number-bounds.js";
import { pageArithmetic } from "./page-arithmetic.js";
import { pagePastTheEnd } from "./page-past-the-end.js";
import { equivalentQueries } from "./equivalent-queries.js";
import { orderKept } from "./order-kept.js";
import { pageNumberWidth } from "./page-number-width.js";
import { recordsInOrder } from "./records-in-order.js";
import { nullQuery } from "./null-query.js";
import { oldestFirst } from "./oldest-first.js";

/** The rules of this family, in the order in which they run. */
export const PAGING_RULES: readonly Rule[] = [
  listEnvelope,
  pageSizeDefault,
  pageSizeBounds,
  pageSizeHonoured,
  pageNumberBounds,
  pageNumberWidth,
  pageArithmetic,
  pagePastTheEnd,
  nullQuery,
  equivalentQueries,
  orderKept,
  recordsInOrder,
  oldestFirst,
];
