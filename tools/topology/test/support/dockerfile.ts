import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { readDeployFile } from "./deploy-files.ts";

/** The Dockerfile of the service, as text and parsed. */
export const dockerfile = readDeployFile("container/Dockerfile");
export const parsed = DockerfileParser.parse(dockerfile);

/** Returns the arguments of the last instruction with this keyword. */
export function lastArguments(keyword: string): string | undefined {
  const isNamed = (instruction: Instruction) => instruction.getKeyword() === keyword;
  return parsed.getInstructions().findLast(isNamed)?.getArgumentsContent() ?? undefined;
}
