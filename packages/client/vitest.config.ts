import { tests } from "@document-export/config/vitest";

// Nothing here outlives its test file, and loading everything again for each file takes a quarter of the whole time.
export default tests({ isolate: false });
