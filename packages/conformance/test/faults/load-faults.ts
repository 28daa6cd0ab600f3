import { AUTHENTICATION } from "./catalogue/access/authentication.js";
import { ISOLATION } from "./catalogue/access/isolation.js";
import { REFUSALS } from "./catalogue/access/refusals.js";
import { FRAMING } from "./catalogue/exports/framing.js";
import { IDEMPOTENCY } from "./catalogue/exports/idempotency.js";
import { LIFE_CYCLE } from "./catalogue/exports/life-cycle.js";
import { MULTIPART } from "./catalogue/exports/multipart.js";
import { OPTIONS } from "./catalogue/exports/options.js";
import { PREFER } from "./catalogue/exports/prefer.js";
import { RECORDS } from "./catalogue/exports/records.js";
import { REPEATS } from "./catalogue/exports/repeats.js";
import { CONCURRENCY } from "./catalogue/http/concurrency.js";
import { NEGOTIATION } from "./catalogue/http/negotiation.js";
import { PROBLEMS } from "./catalogue/http/problems.js";
import { ROBUSTNESS } from "./catalogue/http/robustness.js";
import { TEXT } from "./catalogue/http/text.js";
import { TRANSPORT } from "./catalogue/http/transport.js";
import { VIOLATIONS } from "./catalogue/http/violations.js";
import { PAGES } from "./catalogue/lists/pages.js";
import { PAGING } from "./catalogue/lists/paging.js";
import { REGISTRATIONS } from "./catalogue/lists/registrations.js";
import { RESPONSES } from "./catalogue/lists/responses.js";
import { DELIVERY } from "./catalogue/webhooks/delivery.js";
import { MESSAGES } from "./catalogue/webhooks/messages.js";
import { RETRIES } from "./catalogue/webhooks/retries.js";
import type { Fault } from "./fault.js";

/** Returns all planted faults in the order of the catalogue: family by family. */
export function loadFaults(): readonly Fault[] {
  return [
    ...DELIVERY,
    ...RETRIES,
    ...MESSAGES,
    ...MULTIPART,
    ...FRAMING,
    ...OPTIONS,
    ...LIFE_CYCLE,
    ...RECORDS,
    ...PREFER,
    ...NEGOTIATION,
    ...TRANSPORT,
    ...IDEMPOTENCY,
    ...REPEATS,
    ...AUTHENTICATION,
    ...REFUSALS,
    ...ISOLATION,
    ...PROBLEMS,
    ...VIOLATIONS,
    ...TEXT,
    ...ROBUSTNESS,
    ...CONCURRENCY,
    ...PAGING,
    ...PAGES,
    ...RESPONSES,
    ...REGISTRATIONS,
  ];
}
