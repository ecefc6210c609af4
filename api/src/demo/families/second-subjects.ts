import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameEnrolmentsOfClasses } from '#modules/classes/classes/class-enrolment.ts';
import { addEnrolment } from '#modules/people/people/enrolments/add-enrolment.ts';
import { changeEnrolment } from '#modules/people/people/enrolments/change-enrolment.ts';
import type { ChangedEnrolment, NewEnrolment } from '#modules/people/people/enrolments/enrolments.schema.ts';
import { nameEnrolments } from '#modules/people/people/enrolments/name-enrolments.ts';
import { createSeries } from '#modules/timetable/series/actions/create-series.ts';
import { defaultPermissions } from '#permissions.ts';
import { demoCtx } from '../demo-ctx.ts';
import { accounts, type PersonIds } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

const DAY_MS = 24 * 60 * 60_000;

type Of = { studentId: number; teacherId: number };

interface Second {
  student: string;
  teacher: string;
  subject: NewEnrolment['subject'];
  agreedMinutes: number;
  daysAgo: number;
  later?: ChangedEnrolment;
  /** The weekly classes, in the student's time; Sunday is 0. */
  weekly?: readonly { weekday: number; time: string }[];
}

/** Families with two subjects and two teachers (D125); of one the second subject is paused. */
const seconds: readonly Second[] = [
  {
    ...{ student: 'jana.mahmoud', teacher: 'mona.adel', subject: 'arabic', agreedMinutes: 30, daysAgo: 20 },
    weekly: [
      { weekday: 1, time: '14:00' },
      { weekday: 4, time: '14:00' },
    ],
  },
  {
    ...{ student: 'anas.hasan', teacher: 'nur.aisyah', subject: 'reading', agreedMinutes: 45, daysAgo: 40 },
    weekly: [{ weekday: 2, time: '09:00' }],
  },
  {
    ...{ student: 'sara.yilmaz', teacher: 'fatima.zahra', subject: 'arabic', agreedMinutes: 60, daysAgo: 70 },
    later: { state: 'paused' },
  },
];

const materialText =
  'select id::int from materials where subject = $1 or subject is null order by subject is null, id limit 1';

/** Weekly classes of the subject from tomorrow on. */
async function addWeekly(ctx: ViewerCtx, { subject, agreedMinutes, weekly }: Second, of: Of): Promise<void> {
  const [material] = await ctx.sql.query<{ id: number }>({ text: materialText, values: [subject] });
  if (!weekly || !material) return;
  const slots = weekly.map((slot) => ({ ...slot, minutes: agreedMinutes }));
  const startsOn = new Date(ctx.now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const rhythm = {
    slots,
    startsOn,
    zone: 'student',
    everyWeeks: 1,
    attendance: 'presence',
    joinClasses: false,
  } as const;
  await createSeries({ ctx, input: { ...of, ...rhythm, materialId: material.id } });
}

export async function seedSecondSubjects(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const admin = accounts.find(({ login }) => login === 'admin');
  if (!admin) throw new Error('the admin is missing');
  const viewer = { ...viewerOf(admin, ids), permissions: new Set(defaultPermissions('admin')) };
  for (const second of seconds) {
    const { student, teacher, subject, agreedMinutes, daysAgo, later } = second;
    const now = new Date(deps.now().getTime() - daysAgo * DAY_MS);
    const ctx = demoCtx({ deps, sql, viewer, now });
    const of = { studentId: ids.get(student) ?? 0, teacherId: ids.get(teacher) ?? 0 };
    const since = now.toISOString().slice(0, 10);
    const input = { subject, agreedMinutes, teacherId: of.teacherId, since };
    const { id } = await addEnrolment({ ctx, studentId: of.studentId, input });
    if (later) await changeEnrolment({ ctx, id: Number(id), input: later });
    await addWeekly(demoCtx({ deps, sql, viewer, now: deps.now() }), second, of);
  }
  await nameEnrolmentsOfClasses(sql);
  await nameEnrolments(sql, { table: 'series' });
}
