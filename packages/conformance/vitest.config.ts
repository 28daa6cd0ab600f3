import { tests } from "@document-export/config/vitest";

// They run beside the tests of the service: two files at once keep two cores busy.
export default tests({ maxWorkers: 2 });
