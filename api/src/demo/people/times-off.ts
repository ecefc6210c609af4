import type { Sql } from '#base/database/sql.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { spanOfDays } from '#modules/timetable/plans/days.ts';
import type { DemoClass } from './classes.ts';
import { type PersonIds, people } from './people.ts';

const DAY_MS = 86_400_000;
const ACADEMY = 'Asia/Amman';

/** The absent teacher and the substitute. */
const absent = { login: 'mona.adel', substitute: 'fatima.zahra', by: 'leader' };
/** In how many days the academy closes, and for how many days. */
const closed = { inDays: 26, days: 2, en: 'Staff training', ar: 'تدريب المعلمين' };

const personOf = (login: string) => people.find((person) => person.login === login);

/** The last held class at whose time the substitute was free. */
const givenText = `update classes c set teacher_id = $2, substitute_for_id = $1 where c.id = (
    select o.id from classes o where o.teacher_id = $1 and o.status = 'ended' and o.attendance = 'presence'
      and o.starts_at < $3::timestamptz - interval '3 days' and not exists (select from classes x where x.teacher_id = $2
        and x.starts_at < o.ends_at and x.ends_at > o.starts_at)
    order by o.starts_at desc limit 1)
  returning c.id::int, c.student_id::int as "studentId", c.starts_at as "startsAt",
    c.ends_at as "endsAt"`;

const lineText = `insert into class_history (class_id, action, from_status, to_status, actor_id, at)
  values ($1, 'edit', 'scheduled', 'scheduled', $2, $3) returning id::int`;

const offText = `insert into times_off (kind, teacher_id, reason, name_en, name_ar, from_on, to_on, zone, starts_at, ends_at,
    state, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'done', $11, $12) returning id::int`;

const decisionText = `insert into time_off_classes (time_off_id, class_id, student_id, student_teacher_id, action, to_teacher_id,
    seen_line, state, former, done_line)
  values ($1, $2, $3, $4, 'substitute', $5, 0, 'done', $6, $7)`;

interface Given {
  id: number;
  studentId: number;
  startsAt: Date;
  endsAt: Date;
}

async function addAbsence(sql: Sql, ids: PersonIds, classes: readonly DemoClass[], now: Date): Promise<void> {
  const [teacher, substitute] = [personOf(absent.login), personOf(absent.substitute)];
  const [teacherId, substituteId, by] = [absent.login, absent.substitute, absent.by].map(
    (login) => ids.get(login) ?? 0,
  );
  const [given] = await sql.query<Given>({ text: givenText, values: [teacherId, substituteId, now] });
  const held = classes.find(({ id }) => id === given?.id);
  if (!teacher || !substitute || !given || !held) return;
  held.teacher = substitute;
  const zone = teacher.timezone;
  const day = wallTimeOf(given.startsAt, zone).date;
  const { startsAt, endsAt } = spanOfDays({ from: day, to: day }, zone);
  const before = new Date(given.startsAt.getTime() - DAY_MS);
  const [line] = await sql.query<{ id: number }>({ text: lineText, values: [given.id, by, before] });
  const off = ['absence', teacherId, 'Down with the flu.', null, null, day, day, zone, startsAt, endsAt, by, before];
  const [added] = await sql.query<{ id: number }>({ text: offText, values: off });
  const former = JSON.stringify({
    startsAt: given.startsAt.toISOString(),
    endsAt: given.endsAt.toISOString(),
    teacherId,
  });
  const decision = [added?.id, given.id, given.studentId, teacherId, substituteId, former, line?.id];
  await sql.query({ text: decisionText, values: decision });
}

async function addClosure(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const dayIn = (days: number) => wallTimeOf(new Date(now.getTime() + days * DAY_MS), ACADEMY).date;
  const [from, to] = [dayIn(closed.inDays), dayIn(closed.inDays + closed.days - 1)];
  const { startsAt, endsAt } = spanOfDays({ from, to }, ACADEMY);
  const { en, ar } = closed;
  const off = ['closure', null, null, en, ar, from, to, ACADEMY, startsAt, endsAt, ids.get('admin'), now];
  await sql.query({ text: offText, values: off });
}

/** D97: a one-day absence with a substitute, and a coming closure of the academy. */
export async function seedTimesOff(sql: Sql, ids: PersonIds, classes: readonly DemoClass[], now: Date): Promise<void> {
  await addAbsence(sql, ids, classes, now);
  await addClosure(sql, ids, now);
}
