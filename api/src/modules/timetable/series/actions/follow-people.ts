import type { FollowerOf } from '#base/modules/registry.ts';
import type { handedOver } from '#modules/classes/classes/class-events.ts';
import type { personLeft } from '#modules/people/people/people-events.ts';

const leftText = `update series set ended_at = $2, end_reason = case when student_id = $1 then 'student_left' else 'teacher_left' end
  where (student_id = $1 or teacher_id = $1) and ended_at is null`;

/**
 * D90: a series makes no more classes after its student or teacher has left. Existing classes stay until they are moved
 * or cancelled.
 */
export const endSeriesOf: FollowerOf<typeof personLeft> = async (sql, { now }, personId) => {
  await sql.query({ text: leftText, values: [personId, now] });
};

const giveText = `update series set teacher_id = $3, ended_at = null, end_reason = null where student_id = $1
  and teacher_id = $2 and (ended_at is null or end_reason = 'teacher_left')`;

/** D7: a series is handed over together with its classes to come, even if it has ended because its teacher has left. */
export const handOverSeries: FollowerOf<typeof handedOver> = async (sql, _ctx, { studentId, fromId, toId }) => {
  await sql.query({ text: giveText, values: [studentId, fromId, toId] });
};
