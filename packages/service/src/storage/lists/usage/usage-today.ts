import { sql } from "kysely";
import { bounds } from "../../../bounds/bounds.js";

/** Rank under which all unlisted workspaces are summed. */
const OTHERS = bounds.measuredWorkspaces.max + 1;

/**
 * Selects the usage of workspaces today in UTC, as JSON: one array for each of the workspaces with the most exports
 * and, if there are more, one without an id that sums up the others.
 */
export const usageToday = sql`(
  select coalesce(json_agg(json_build_array(id, exports, bytes_in, bytes_out, calls) order by place), '[]') from (
    select place, case when place < ${sql.lit(OTHERS)} then min(workspace_id) end as id,
      sum(exports)::float8 as exports, sum(bytes_in)::float8 as bytes_in, sum(bytes_out)::float8 as bytes_out,
      sum(calls)::float8 as calls
    from (
      select workspace_id, sum(exports) as exports, sum(bytes_in) as bytes_in, sum(bytes_out) as bytes_out,
        sum(calls) as calls,
        least(row_number() over (order by sum(exports) desc, sum(calls) desc, workspace_id), ${sql.lit(OTHERS)}) as place
      from workspace_days where day = (now() at time zone 'UTC')::date group by workspace_id) as days
    group by place) as places)`;
