import { testProject } from "./support/test-project.ts";

testProject({ isPacked: false });
