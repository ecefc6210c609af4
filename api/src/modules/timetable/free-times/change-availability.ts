import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { mergeWindows } from './core/free-spans.ts';
import { requireOwnWeek } from './free-times.policy.ts';
import type { AvailabilityInput, WireAvailability } from './free-times.schema.ts';
import { availabilityDaysOff, availabilityPauses, availabilityWindows } from './free-times.table.ts';
import { readAvailability } from './read-availability.ts';

interface OfTeacher {
  ctx: ViewerCtx;
  teacherId: number;
}

async function present(sql: Sql, teacherId: number): Promise<WireAvailability> {
  const { zone, windows, daysOff, pauseMinutes } = await readAvailability(sql, teacherId);
  return { timezone: zone, windows: [...windows], daysOff: [...daysOff], pauseMinutes, known: windows.length > 0 };
}

async function store(sql: Sql, teacherId: number, { windows, daysOff, pauseMinutes }: AvailabilityInput) {
  await sql.orm.delete(availabilityWindows).where(eq(availabilityWindows.teacherId, teacherId));
  await sql.orm.delete(availabilityDaysOff).where(eq(availabilityDaysOff.teacherId, teacherId));
  const week = mergeWindows(windows).map(({ weekday, from, to }) => ({
    teacherId,
    weekday,
    fromTime: from,
    toTime: to,
  }));
  if (week.length > 0) await sql.orm.insert(availabilityWindows).values(week);
  const off = daysOff.map(({ from, to }) => ({ teacherId, fromDay: from, toDay: to }));
  if (off.length > 0) await sql.orm.insert(availabilityDaysOff).values(off);
  const pause = { teacherId, minutes: pauseMinutes };
  await sql.orm
    .insert(availabilityPauses)
    .values(pause)
    .onConflictDoUpdate({ target: availabilityPauses.teacherId, set: pause });
}

/** A teacher's week, for the teacher, leader and admins (D96). */
export async function findAvailability({ ctx, teacherId }: OfTeacher): Promise<WireAvailability> {
  await requireOwnWeek(ctx, teacherId);
  return present(ctx.sql, teacherId);
}

/** Replaces a teacher's whole week (D96). */
export function changeAvailability({ ctx, teacherId, input }: OfTeacher & { input: AvailabilityInput }) {
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, teacherId);
    await requireOwnWeek({ ...ctx, sql }, teacherId);
    const { zone: _, ...before } = await readAvailability(sql, teacherId);
    await store(sql, teacherId, input);
    const { zone: _zone, ...after } = await readAvailability(sql, teacherId);
    const line = { action: 'availability.update', subject: 'user', subjectId: teacherId };
    await writeEdit(sql, ctx, { ...line, before, after });
    return present(sql, teacherId);
  });
}
