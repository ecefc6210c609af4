import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { addEnrolment } from '#modules/people/people/enrolments/add-enrolment.ts';
import { changeEnrolment } from '#modules/people/people/enrolments/change-enrolment.ts';
import type { ChangedEnrolment, NewEnrolment } from '#modules/people/people/enrolments/enrolments.schema.ts';
import { defaultPermissions } from '#permissions.ts';
import { demoCtx } from '../demo-ctx.ts';
import { accounts, type PersonIds } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Second {
  student: string;
  teacher: string;
  subject: NewEnrolment['subject'];
  agreedMinutes: number;
  daysAgo: number;
  later?: ChangedEnrolment;
}

/** Families with two subjects and two teachers (D125); of one the second subject is paused. */
const seconds: readonly Second[] = [
  { student: 'jana.mahmoud', teacher: 'mona.adel', subject: 'arabic', agreedMinutes: 30, daysAgo: 20 },
  { student: 'anas.hasan', teacher: 'nur.aisyah', subject: 'reading', agreedMinutes: 45, daysAgo: 40 },
  {
    ...{ student: 'sara.yilmaz', teacher: 'fatima.zahra', subject: 'arabic', agreedMinutes: 60, daysAgo: 70 },
    later: { state: 'paused' },
  },
];

export async function seedSecondSubjects(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const admin = accounts.find(({ login }) => login === 'admin');
  if (!admin) throw new Error('the admin is missing');
  const viewer = { ...viewerOf(admin, ids), permissions: new Set(defaultPermissions('admin')) };
  for (const { student, teacher, daysAgo, later, ...about } of seconds) {
    const now = new Date(deps.now().getTime() - daysAgo * DAY_MS);
    const ctx = demoCtx({ deps, sql, viewer, now });
    const input = { ...about, teacherId: ids.get(teacher) ?? 0, since: now.toISOString().slice(0, 10) };
    const { id } = await addEnrolment({ ctx, studentId: ids.get(student) ?? 0, input });
    if (later) await changeEnrolment({ ctx, id: Number(id), input: later });
  }
}
