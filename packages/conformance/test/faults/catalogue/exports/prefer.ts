import { HEALTHY } from "../../../implementation/on-stub/behaviour.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { defineFaults } from "../../fault.js";
import { send, unlessSilent, type Got } from "../../observe/caller.js";
import { upload } from "../../observe/exports.js";
import { field, withField } from "../../plant/message.js";
import { exchange, isExport, problem, sends } from "../../plant/rewrite.js";

/** Observes an export request with a preference. */
const preferring =
  (prefer: string | string[], inspect: (got: Got) => unknown) =>
  async (t: Target): Promise<unknown> =>
    inspect(await send(t, upload(t, {}, { headers: { prefer } })));
const ends = ({ json }: Got) => json.status;
const applied = ({ headers }: Got) => headers["preference-applied"] ?? null;
const { waitOf } = HEALTHY;

/** Faults in `Prefer: wait` (RFC 7240). */
export const PREFER = defineFaults("prefer", [
  {
    id: "prefer-ignored-but-reported",
    does: "Says `Preference-Applied` and does not wait.",
    from: "hand-made: a header that is echoed",
    plant: { behaviour: { waits: "not", stepMs: 100 } },
    shows: preferring("wait=20", (got) => [ends(got) === "done", applied(got)]),
    healthy: [true, "wait=20"],
    faulty: [false, "wait=20"],
  },
  {
    id: "prefer-not-reported",
    does: "Waits and sends no `Preference-Applied`.",
    from: "hand-made",
    plant: { behaviour: { appliedOf: () => undefined } },
    shows: preferring("wait=20", applied),
    healthy: "wait=20",
    faulty: null,
  },
  {
    id: "prefer-reported-without-value",
    does: "Sends `Preference-Applied: wait`, without the seconds.",
    from: "hand-made",
    plant: { behaviour: { appliedOf: () => "wait" } },
    shows: preferring("wait=20", applied),
    healthy: "wait=20",
    faulty: "wait",
  },
  {
    id: "prefer-waits-whole-time",
    does: "Waits the whole time although the job ended long before.",
    from: "hand-made: sleep, then read",
    plant: { behaviour: { waits: "whole-time" } },
    shows: (t) => unlessSilent(t, preferring("wait=60", ends)(t)),
    healthy: "done",
    faulty: "silence",
  },
  {
    id: "prefer-in-milliseconds",
    does: "Takes the number for milliseconds and returns before the job ends.",
    from: "JavaScript setTimeout",
    plant: {
      behaviour: {
        stepMs: 100,
        waitOf: (prefer) => {
          const seconds = waitOf(prefer);
          return seconds === undefined ? undefined : seconds / 1_000;
        },
        appliedOf: (seconds) => `wait=${seconds * 1_000}`,
      },
    },
    shows: preferring("wait=20", (got) => [ends(got) === "done", applied(got)]),
    healthy: [true, "wait=20"],
    faulty: [false, "wait=20"],
  },
  {
    id: "prefer-list-not-read",
    does: "Reads `wait` only where it is the first preference.",
    from: "startsWith('wait=')",
    plant: {
      behaviour: { waitOf: (prefer) => (prefer?.startsWith("wait=") ? waitOf(prefer) : undefined) },
    },
    shows: preferring("respond-async, wait=20", ends),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "prefer-quoted-not-read",
    does: 'Does not read `wait="20"`.',
    from: "/^wait=(\\d+)$/",
    plant: {
      behaviour: { waitOf: (prefer) => (prefer?.includes('"') ? undefined : waitOf(prefer)) },
    },
    shows: preferring('wait="20"', ends),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "prefer-comma-in-quotes-splits",
    does: "Splits preferences at a comma inside quotation marks, and obeys what is there.",
    from: "header.split(',')",
    plant: {
      behaviour: {
        waitOf: (prefer) =>
          (prefer ?? "")
            .split(",")
            .map((preference) => waitOf(preference.replaceAll('"', "")))
            .find((seconds) => seconds !== undefined),
      },
    },
    shows: preferring('note="a, wait=20"', applied),
    healthy: null,
    faulty: "wait=20",
  },
  {
    id: "prefer-case-matters",
    does: "Does not read `Wait=20`; names of preferences have no case.",
    from: "comparison of strings",
    plant: {
      behaviour: { waitOf: (prefer) => (prefer?.includes("Wait") ? undefined : waitOf(prefer)) },
    },
    shows: preferring("Wait=20", ends),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "prefer-second-header-dropped",
    does: "Reads only the first of two `Prefer` headers.",
    from: "Go Header.Get, Rack env",
    plant: sends(isExport, (r) => withField(r, "Prefer", field(r, "prefer"))),
    shows: preferring(["handling=strict", "wait=20"], ends),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "prefer-unknown-refused",
    does: "Refuses a preference that it does not know.",
    from: "hand-made: strict validation of headers",
    plant: exchange(async (r, next) =>
      /(?:^|,)\s*(?!wait)\w/i.test(field(r, "prefer") ?? "") ? problem(400) : next(r),
    ),
    shows: preferring("handling=lenient", ({ status }) => status),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "prefer-over-60-refused",
    does: "Refuses `wait=61`; a preference that cannot be met is ignored or cut.",
    from: "JSON schema maximum on a header",
    plant: exchange(async (r, next) =>
      Number(/wait=(\d+)/.exec(field(r, "prefer") ?? "")?.[1] ?? 0) > 60 ? problem(400) : next(r),
    ),
    shows: preferring("wait=61", ({ status }) => status),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "prefer-over-60-reported",
    does: "Reports a wait of 600 seconds as applied, which is over the bound.",
    from: "hand-made: the request is echoed",
    plant: {
      behaviour: {
        waitOf: (prefer) => {
          const seconds = waitOf(prefer);
          const asked = Number(/wait=(\d{1,9})/.exec(prefer ?? "")?.[1]);
          return seconds === 60 ? asked : seconds;
        },
      },
    },
    shows: preferring("wait=600", applied),
    healthy: "wait=60",
    faulty: "wait=600",
  },
  {
    id: "prefer-garbage-crashes",
    does: "Responds with 500 to `wait=soon`.",
    from: "Integer.parseInt, int()",
    plant: exchange(async (r, next) =>
      /wait=[a-z]/.test(field(r, "prefer") ?? "") ? problem(500) : next(r),
    ),
    shows: preferring("wait=soon", ({ status }) => status),
    healthy: 202,
    faulty: 500,
  },
  {
    id: "prefer-waited-is-200",
    does: "Responds with 200 where it waited for the end, not 202.",
    from: "hand-made: synchronous is 200",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      return field(r, "prefer") && reply.status === 202 ? { ...reply, status: 200 } : reply;
    }),
    shows: preferring("wait=20", ({ status }) => status),
    healthy: 202,
    faulty: 200,
  },
]);
