import { findRuntimes } from "@document-export/runtimes";
import { testRuntimes } from "./test-runtimes.js";

testRuntimes(findRuntimes({ fetch: true }));
