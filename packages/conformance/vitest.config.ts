import { tests } from "@document-export/config/vitest";

// Nothing here outlives its test file, and loading everything again for each file takes longer than the tests. Most of them wait
// for servers and proxies: three files at once keep two cores busy.
export default tests({ isolate: false, maxWorkers: 3 });
