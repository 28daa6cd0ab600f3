import { packedCommand, testProject } from "./support/packed-command.ts";

const command = packedCommand();

for (const framework of ["hono", "express", "fastify"]) testProject(command, framework);
