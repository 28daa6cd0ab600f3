import type { Pause } from "@document-export/operator/types";

/** Describes what a pause holds back, such as `exports to Company site`. */
export function describePause({ work, workspace, destination, webhook }: Pause): string {
  const part = destination ?? webhook;
  if (part) return `${work} to ${part.name}`;
  return workspace ? `${work} of ${workspace.name}` : `all ${work}`;
}
