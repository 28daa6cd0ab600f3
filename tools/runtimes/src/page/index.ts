export { layoutFaults } from "./layout-faults.ts";
export { axeFaults, readingFaults, type Scheme } from "./reading-faults.ts";
