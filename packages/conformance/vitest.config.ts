import { tests } from "@document-export/config/vitest";

// They run beside the tests of the service: two files at once keep two cores busy. The checks of the deep tier mostly
// wait, each for servers of its own.
export default tests({ maxWorkers: 2 }, { maxConcurrency: 8 });
