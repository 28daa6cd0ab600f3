import { test } from "vitest";
import { expectReported } from "./check-guests.js";
import type { GuestFault } from "./start-guests.js";

test.each<[GuestFault, RegExp]>([
  ["name-unchecked", /^invite .* at `\/name`: expected a 4xx status/],
  [
    "count-as-text",
    /^listGuests returned 200: the header `X-Count` must be integer, got `many`\.$/,
  ],
  ["location-elsewhere", /^The `Location` of invite: expected what was created there, got 404/],
])("reports %s", expectReported);
