import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Whether this process may mount file systems, as required for a small disk. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "document-export-mount-"));
  try {
    mount(folder, 64);
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a folder on its own disk of `size` KiB, deleted after the test. */
export function smallDisk(size: number): string {
  const folder = mkdtempSync(join(tmpdir(), "document-export-disk-"));
  // Callbacks run in reverse order: the disk is unmounted before its folder is deleted.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  smallDiskAt(folder, size);
  return folder;
}

/** Mounts a small disk on an existing, empty folder. */
export function smallDiskAt(folder: string, size: number): void {
  mount(folder, size);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
}

function mount(folder: string, size: number): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}k`, "tmpfs", folder], {
    stdio: "ignore",
  });
}
