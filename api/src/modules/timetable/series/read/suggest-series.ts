import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { userClock } from '#modules/accounts/identity/users-sql.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { findStudentClasses } from '#modules/classes/classes/weekly-classes.ts';
import { materialRef } from '#modules/library/materials/materials-sql.ts';
import { atOwnTimes } from '#modules/timetable/shifts/own-times.ts';
import { horizonOf } from '../core/horizon.ts';
import { occurrencesBetween } from '../core/occurrences.ts';
import { PATTERN_WEEKS, recognizeWeekly, type WeeklyPattern } from '../core/weekly-pattern.ts';
import type { suggestionsResponse } from '../series.schema.ts';

type Suggestion = InferInput<typeof suggestionsResponse>['data'][number];

interface Suggesting {
  ctx: ViewerCtx;
  studentId: number;
}

const WEEK_MS = 7 * 86_400_000;

/** The first day of a series with the pattern, and the number of classes to come that belong to it. */
function startFor({ slots }: WeeklyPattern, zone: string, now: Date, starts: readonly number[]) {
  const today = wallTimeOf(now, zone).date;
  const common = { zone, anchorOn: today, startsOn: today, everyWeeks: 1, endsOn: null, count: null };
  const rule = { ...common, slots: slots.map((slot, id) => ({ ...slot, id })) };
  const wanted = occurrencesBetween(rule, now, horizonOf(now));
  const toCome = wanted.filter(({ startsAt }) => starts.includes(startsAt.getTime())).length;
  return { startsOn: wanted[0]?.date ?? today, toCome };
}

/** A student's weekly classes that belong to no series, as the series that they could form. */
export async function suggestSeries({ ctx, studentId }: Suggesting): Promise<Suggestion[]> {
  const { sql, now } = ctx;
  const viewer = await findViewer(sql, ctx.viewer);
  const span = { from: new Date(now.getTime() - PATTERN_WEEKS * WEEK_MS), until: horizonOf(now) };
  const classes = await atOwnTimes(sql, await findStudentClasses(sql, viewer, { studentId, ...span }));
  if (classes.length === 0) return [];
  const zone = await zoneOf(sql, studentId);
  const patterns = recognizeWeekly(classes, zone, now);
  const names = await sql.query<Pick<Suggestion, 'teacher' | 'material'>>({
    text: `select ${userClock('p.teacher')} as teacher, ${materialRef('p.material')} as material
      from unnest($1::bigint[], $2::bigint[]) with ordinality p (teacher, material, place) order by p.place`,
    values: [patterns.map(({ teacherId }) => teacherId), patterns.map(({ materialId }) => materialId)],
  });
  return patterns.flatMap((pattern, index) => {
    const own = classes.filter(({ teacherId }) => teacherId === pattern.teacherId);
    const begin = startFor(
      pattern,
      zone,
      now,
      own.map(({ startsAt }) => startsAt.getTime()),
    );
    const named = names[index];
    return named ? [{ ...named, zone, slots: pattern.slots, held: pattern.held, ...begin }] : [];
  });
}
