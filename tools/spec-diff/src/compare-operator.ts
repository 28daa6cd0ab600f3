// The operator's contract beside its released one, once there is one.
import { access, copyFile } from "node:fs/promises";
import { compareContracts } from "./compare/compare-contracts.ts";
import { type JudgedChange, judgeChanges } from "./judge/judged-change.ts";
import { FILES, readBackground } from "./read-input.ts";

/** Where a contract stands, today's and the released one. */
export interface ContractFiles {
  readonly contract: string;
  readonly released: string;
}

/** The package that is generated from the operator's contract. */
export const OPERATOR_PACKAGE = "@document-export/operator";

/** The changes of the operator's contract; undefined as long as it was never released. */
export async function compareOperator(
  { contract, released }: ContractFiles = FILES.operator,
): Promise<readonly JudgedChange[] | undefined> {
  const isReleased = await access(released).then(
    () => true,
    () => false,
  );
  if (!isReleased) return undefined;
  const background = await readBackground(released, contract, "operator");
  return judgeChanges(compareContracts(background.released, background.contract), background);
}

/** Makes today's contract of the operator the released one. */
export async function releaseOperator(
  { contract, released }: ContractFiles = FILES.operator,
): Promise<void> {
  await copyFile(contract, released);
}
