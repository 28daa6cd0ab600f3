// Compares the operator contract with the released one, once there is one.
import { access, copyFile } from "node:fs/promises";
import { compareContracts } from "./compare/compare-contracts.ts";
import { type JudgedChange, judgeChanges } from "./judge/judged-change.ts";
import { FILES, readBackground } from "./read-input.ts";

/** Files of a contract: the current and the released one. */
export interface ContractFiles {
  readonly contract: string;
  readonly released: string;
}

/** The package generated from the operator contract. */
export const OPERATOR_PACKAGE = "@document-export/operator";

/** Returns the changes of the operator contract; undefined until its first release. */
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

/** Makes the current operator contract the released one. */
export async function releaseOperator(
  { contract, released }: ContractFiles = FILES.operator,
): Promise<void> {
  await copyFile(contract, released);
}
