import type { HoldBack } from '#modules/absences/times-off/stored-time-off.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { changeMany, type ManyChange } from '#modules/classes/many/change-many.ts';
import { findManyClasses } from '#modules/classes/many/many-classes.ts';
import { leaderOf } from '#modules/people/profiles/bound-people.ts';
import { cancelHeld, type Holding } from './apply-plan.ts';

const metText = `select (s.n - 1)::int as at, h.id::int as "holdId", h.student_id::int as "studentId"
  from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) with ordinality s(student_id, starts_at, ends_at, n)
  join holds h on h.student_id = s.student_id and h.state in ('planned', 'running') and h.starts_at < s.ends_at
    and coalesce(h.ends_at, 'infinity') > s.starts_at
  order by s.n`;

/**
 * D98: classes of series that are restored after an absence or a closure stay cancelled in a hold, which cancels them
 * from then on.
 */
export const holdBack: HoldBack = async (acting, changes) => {
  const ofSeries = changes.filter(({ one, to }) => one.seriesId !== null && to.status === 'scheduled');
  if (ofSeries.length === 0) return;
  const columns = [
    ofSeries.map(({ one }) => one.studentId),
    ofSeries.map(({ to }) => to.startsAt),
    ofSeries.map(({ to }) => to.endsAt),
  ];
  const met = await acting.sql.query<{ at: number; holdId: number; studentId: number }>({
    text: metText,
    values: columns,
  });
  const held = new Map<number, { studentId: number; holding: Holding[] }>();
  for (const { at, holdId, studentId } of met) {
    const change = ofSeries[at];
    if (!change) continue;
    const { holding } = held.get(holdId) ?? { holding: [] };
    held.set(holdId, { studentId, holding: [...holding, { one: change.one, former: change.to }] });
  }
  for (const [id, { studentId, holding }] of held) await cancelHeld(acting, { id, studentId }, holding);
};

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
export const handOverHeld =
  (hooks: Pick<ClassHooks, 'changedMany'>): ClassHooks['handedOver'] =>
  async (sql, { now, viewer, deps }, { studentId, fromId, toId }) => {
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
    const lines = await changeMany({ sql, now, actorId: viewer.userId, deps, hooks }, changes);
    const given = [...lines].map(([id, line]) => ({ id, line }));
    await sql.query({ text: giveText, values: [JSON.stringify(given), toId, leaderId] });
  };
