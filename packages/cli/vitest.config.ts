import { tests } from "@document-export/config/vitest";

// Node imports the built command itself, once a worker, as it does for a user.
export default tests({
  server: { deps: { external: [/\/packages\/cli\/dist\//] } },
});
