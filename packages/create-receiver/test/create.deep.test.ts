import { describe } from "vitest";
import { testProject } from "./support/test-project.ts";

describe("the packed command", () => testProject({ isPacked: true }));
