import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { previewShift } from '#modules/timetable/shifts/preview-shift.ts';
import { runShift } from '#modules/timetable/shifts/run-shift.ts';
import { saveShift } from '#modules/timetable/shifts/save-shift.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

/** The teacher of the shift, which lasts a week, so that each weekly time falls into it. */
const TEACHER = 'abdullah.qasim';
const IN_DAYS = 30;
const DAYS = 7;
const EVENING = { from: '19:00', to: '23:00' };

/** D99: in one week a teacher's classes move into the evening. */
export async function seedWindowShift(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const now = deps.now();
  const [teacherId, teacher, admin] = [
    ids.get(TEACHER),
    people.find(({ login }) => login === TEACHER),
    people.find(({ login }) => login === 'admin'),
  ];
  if (!teacherId || !teacher || !admin) return;
  const ctx = demoCtx({ deps, sql, viewer: viewerOf(admin, ids), now });
  const from = addDays(dayIn(teacher.timezone, now), IN_DAYS);
  const input = { from, to: addDays(from, DAYS - 1), teacherId, window: EVENING };
  const { classes } = await previewShift(ctx, { ...input, decisions: [] });
  const decisions = classes
    .filter(({ obstacle }) => obstacle !== null)
    .map(({ id }) => ({ classId: Number(id), action: 'stay' as const }));
  const { id } = await saveShift(ctx, { ...input, decisions });
  await runShift({ sql, deps }, Number(id));
}
