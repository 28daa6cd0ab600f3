import shared from "@document-export/config/vitest";
import { mergeConfig } from "vitest/config";

// Nothing here outlives its test file, and to load all anew for each file takes longer than the tests. Most of them wait
// for servers and proxies: three files at once keep two cores busy.
export default mergeConfig(shared, { test: { isolate: false, maxWorkers: 3 } });
