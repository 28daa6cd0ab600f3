import { Client } from "pg";

/** Numbers of jobs in the database, by state, and of records. */
export interface JobCounts {
  readonly queued: number;
  readonly processing: number;
  readonly done: number;
  readonly failed: number;
  /** Number of jobs that a second worker claimed. */
  readonly again: number;
  readonly records: number;
}

/** Reads the database of the service. */
export interface JobReader {
  readonly count: () => Promise<JobCounts>;
  readonly close: () => Promise<void>;
}

/** Connects to the database of the service. */
export async function openJobs(connectionString: string): Promise<JobReader> {
  const client = new Client({ connectionString });
  await client.connect();
  return {
    count: async () => {
      const { rows } = await client.query<JobCounts>(COUNTS);
      const [counts] = rows;
      if (!counts) throw new Error("Expected counts of jobs, got no row.");
      return counts;
    },
    close: () => client.end(),
  };
}

const COUNTS = `select count(*) filter (where status = 'queued')::int as queued,
  count(*) filter (where status = 'processing')::int as processing,
  count(*) filter (where status = 'done')::int as done,
  count(*) filter (where status = 'failed')::int as failed,
  count(*) filter (where attempt > 1)::int as again,
  (select count(*)::int from document_exports) as records from jobs`;
