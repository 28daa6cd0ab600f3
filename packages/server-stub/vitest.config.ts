import { tests } from "@document-export/config/vitest";

// Nothing here outlives its test file, and loading everything again for each file takes longer than the tests.
export default tests({ isolate: false });
