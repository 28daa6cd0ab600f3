import type { Job } from "@document-export/types";
import { finalJobStatuses, isKnown } from "@document-export/types/constants";
import type { JobFeed } from "../wait/job-feed.js";

/** The last known states of jobs, and who follows them. */
export interface JobStates extends JobFeed {
  /** Notes a state and tells it to the followers of the job. */
  tell(job: Job): void;
}

/**
 * Keeps the states of so many jobs, the last ones told: an event may be faster than the response that gives the job's
 * id. No order is promised (decision `event-delivery`), so that a final state stays, whatever comes after it.
 */
export function createJobStates(limit: number): JobStates {
  const states = new Map<string, Job>();
  const followers = new Map<string, Set<(job: Job) => void>>();
  return {
    tell(job) {
      const before = states.get(job.id);
      if (before && isKnown(finalJobStatuses, before.status)) return;
      states.delete(job.id);
      states.set(job.id, job);
      const [oldest = ""] = states.size > limit ? states.keys() : [];
      states.delete(oldest);
      for (const onJob of followers.get(job.id) ?? []) onJob(job);
    },
    follow(jobId, onJob, signal) {
      if (signal.aborted) return;
      const own = followers.get(jobId) ?? new Set();
      followers.set(jobId, own.add(onJob));
      signal.addEventListener("abort", () => {
        own.delete(onJob);
        if (own.size === 0) followers.delete(jobId);
      });
      const known = states.get(jobId);
      if (known) onJob(known);
    },
  };
}
