import { describe } from "vitest";
import { installedCommand, testProject } from "./support/installed-command.ts";

describe("the packed command", () => {
  const command = installedCommand({ isPacked: true });

  for (const framework of ["node", "hono", "express", "fastify"]) testProject(command, framework);
});
