import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "@document-export/local-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { DEPLOY } from "./support/deploy-files.ts";

const kustomize = findProgram("kustomize");
const kubectl = findProgram("kubectl");
const builder = kustomize ? [kustomize, "build"] : kubectl && [kubectl, "kustomize"];
const validator = findProgram("kubernetes-validate");

const missing = builder
  ? validator
    ? undefined
    : "no kubernetes-validate on this machine (pip: kubernetes-validate)"
  : "neither kustomize nor kubectl on this machine";

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: { readonly template?: { readonly spec: PodSpec } };
}

interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly enableServiceLinks: boolean;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly {
    readonly image: string;
    readonly securityContext: object;
    readonly resources: { readonly limits: object; readonly requests: object };
  }[];
}

describe.skipIf(!builder)(builder ? "the overlay" : `SKIPPED: ${missing}`, () => {
  let folder: string;
  let manifests: readonly Manifest[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "document-export-kubernetes-"));
    cpSync(`${DEPLOY}kubernetes`, folder, { recursive: true });
    const overlay = join(folder, "overlays/example");
    copyFileSync(join(overlay, "secrets.example.env"), join(overlay, "secrets.env"));
    const [program = "", ...args] = builder ?? [];
    const built = execFileSync(program, [...args, overlay], { encoding: "utf8" });
    writeFileSync(join(folder, "built.yaml"), built);
    manifests = parseAllDocuments(built).map((document) => document.toJS() as Manifest);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("it has everything that one installation needs", () => {
    expect(
      manifests
        .map(({ kind, metadata }) => `${kind} ${metadata.name.replace(/-[\da-z]{10}$/, "")}`)
        .toSorted(),
    ).toEqual([
      "ConfigMap document-export-settings",
      "Deployment document-export-api",
      "Deployment document-export-worker",
      "Ingress document-export",
      "Job document-export-migrate",
      "Namespace document-export",
      "NetworkPolicy document-export",
      "PodDisruptionBudget document-export-api",
      "PodDisruptionBudget document-export-worker",
      "Secret document-export-secrets",
      "Service document-export",
      "ServiceAccount document-export",
    ]);
  });

  test("its pods are as restricted as the standard of that name asks", () => {
    const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
    expect(pods).toHaveLength(3);
    for (const { containers, ...pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      });
      expect(containers).toMatchObject([
        {
          image: expect.stringMatching(/^registry\.example\.com\/document-export:\d/),
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ["ALL"] },
          },
          resources: {
            requests: { memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        },
      ]);
    }
  });

  test.skipIf(!validator)(
    validator ? "it follows the schemas of Kubernetes 1.37 and 1.30" : `SKIPPED: ${missing}`,
    () => {
      for (const version of ["1.37", "1.30"]) {
        const args = ["--strict", "--kubernetes-version", version, join(folder, "built.yaml")];
        const { status, stdout, stderr } = spawnSync(validator ?? "", args, { encoding: "utf8" });
        expect(status, stdout + stderr).toBe(0);
      }
    },
  );
});
