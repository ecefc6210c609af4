import type { FollowerOf } from '#base/modules/registry.ts';
import type { handedOver } from '#modules/classes/classes/class-events.ts';
import { changeMany, type ManyChange } from '#modules/classes/classes/many/change-many.ts';
import { findManyClasses } from '#modules/classes/classes/many/many-classes.ts';
import { leaderOf } from '#modules/people/people/profiles/bound-people.ts';

const heldText = `select k.class_id::int as id from hold_classes k join holds h on h.id = k.hold_id
  where h.student_id = $1 and h.state in ('planned', 'running') and k.state = 'held'
    and (k.former ->> 'teacherId')::bigint = $2 and (k.former ->> 'startsAt')::timestamptz > $3`;

/** The restored class would be the new teacher's; its former teacher no longer matters. */
const giveText = `update hold_classes k set done_line = l.line, student_teacher_id = null,
    former = k.former || jsonb_build_object('teacherId', $2::bigint, 'leaderId', $3::bigint)
  from json_to_recordset($1::json) l(id bigint, line bigint) where k.class_id = l.id and k.state = 'held'`;

/**
 * D7: when a student's classes to come get another teacher, the classes cancelled by a hold and its reserved times do
 * too.
 */
export const handOverHeld: FollowerOf<typeof handedOver> = async (
  sql,
  { now, viewer, deps },
  { studentId, fromId, toId },
) => {
  const rows = await sql.query<{ id: number }>({ text: heldText, values: [studentId, fromId, now] });
  const classes = await findManyClasses(
    sql,
    rows.map(({ id }) => id),
  );
  if (classes.length === 0) return;
  const leaderId = await leaderOf(sql, toId);
  const changes = classes.map(
    (one): ManyChange => ({ one, to: { ...one.values, teacherId: toId, leaderId }, action: 'edit' }),
  );
  const lines = await changeMany(
    { sql, now, actorId: viewer.userId, actorKey: viewer.key?.name ?? null, deps },
    changes,
  );
  const given = [...lines].map(([id, line]) => ({ id, line }));
  await sql.query({ text: giveText, values: [JSON.stringify(given), toId, leaderId] });
};
