import type { Sql } from '#base/database/sql.ts';

interface Ending {
  enrolmentId: number;
  until: string | null;
}

const closedText = `with gone as (delete from enrolment_teachers where enrolment_id = $1 and since > $2)
  update enrolment_teachers t set until = $2
  where enrolment_id = $1 and since <= $2 and (until is null or until > $2) and not exists (
    select from enrolment_teachers n where n.enrolment_id = $1 and n.since > t.since and n.since <= $2)`;

/** The history of the teachers ends with the enrolment: what would come after it was not. */
export async function closeHistory(sql: Sql, { enrolmentId, until }: Ending): Promise<void> {
  if (until !== null) await sql.query({ text: closedText, values: [enrolmentId, until] });
}

const reopenedText = `update enrolment_teachers set until = null where enrolment_id = $1 and until = $2`;

/** Takes back what a planned end has closed; a row before another ends with it all the same. */
export async function reopenHistory(sql: Sql, { enrolmentId, until }: Ending): Promise<void> {
  if (until !== null) await sql.query({ text: reopenedText, values: [enrolmentId, until] });
}
