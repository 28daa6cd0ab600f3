import { findRuntimes } from "@document-export/runtimes";
import { testRuntimes } from "./test-runtimes.js";

// One server runtime, one browser, one worker; the deep tier has all.
const FIRST = new Set(["Node 24", "Chromium", "workerd"]);
testRuntimes(findRuntimes({ fetch: false }).filter(({ name }) => FIRST.has(name)));
