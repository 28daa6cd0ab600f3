import { test } from "vitest";
import { expectAllRead } from "./mixed-descriptions.ts";

test("reads 200 descriptions of mixed kinds without an error", () => expectAllRead(200));
