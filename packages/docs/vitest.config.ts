import { tests } from "@document-export/config/vitest";

export default tests();
