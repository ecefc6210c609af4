import type { InferInput } from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { startOfDay } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { ClassFacts } from '#modules/classes/classes/row/class-json.ts';
import { decide } from '#modules/classes/classes/status/decide.ts';
import { joinWindow } from '#modules/classes/classes/status/join-window.ts';
import {
  type ClassViewer,
  findViewer,
  partiesOf,
  permissionOf,
} from '#modules/classes/classes/status/viewer-scopes.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import type { CalendarQuery, calendarResponse, WireCalendarClass } from './calendar.schema.ts';
import { calendarStatement } from './calendar.statement.ts';
import { listTimesOff } from './list-times-off.ts';

type PlannedClass = Omit<WireCalendarClass, 'join' | 'may'> &
  Pick<ClassFacts, 'is_teacher' | 'is_student' | 'is_relative' | 'in_team'>;

interface Found {
  rows: PlannedClass[];
  /** Days are counted from 0. */
  days: { day: number; total: number }[];
  isRelative: boolean;
}

/** All days in the range, and the day after it. */
function datesOf({ from, to }: CalendarQuery): string[] {
  const dates: string[] = [];
  const date = new Date(from);
  for (; date <= new Date(to); date.setUTCDate(date.getUTCDate() + 1)) dates.push(date.toISOString().slice(0, 10));
  return [...dates, date.toISOString().slice(0, 10)];
}

function present(viewer: ClassViewer, row: PlannedClass, { now, deps }: ViewerCtx): WireCalendarClass {
  const span = { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
  const join = joinWindow(deps.academySettings, span);
  const moment = { status: 'scheduled', ...span, join, now, monthOpen: true } as const;
  const may = (verb: 'edit' | 'join') => decide(verb, partiesOf(viewer, permissionOf[verb], row), moment) === 'allowed';
  return {
    ...row,
    join: { opens_at: join.opensAt.toISOString(), closes_at: join.closesAt.toISOString() },
    may: { editTime: may('edit'), join: may('join') },
  };
}

const spanOf = (starts: readonly Date[]): Span => {
  const [startsAt, endsAt] = [starts[0], starts.at(-1)];
  if (!startsAt || !endsAt) throw new Error('a calendar without days');
  return { startsAt, endsAt };
};

interface Listing {
  ctx: ViewerCtx;
  query: CalendarQuery;
}

/**
 * The scheduled classes of some days, within the viewer's scope (D9); a relative sees the child's classes without a
 * permission (D8).
 */
export async function listCalendar({ ctx, query }: Listing): Promise<InferInput<typeof calendarResponse>> {
  const { sql, now } = ctx;
  const viewer = await findViewer(sql, ctx.viewer);
  const zone = await zoneOf(sql, viewer.id);
  const dates = datesOf(query);
  const starts = dates.map((date) => startOfDay(date, zone));
  const [found] = await sql.query<Found>(calendarStatement({ query, viewer, starts, now }));
  if (!found || (viewer.scopes['calendar.read'] === 'nobody' && !found.isRelative))
    throw new AppError('forbidden', 'You do not have the permission for this');
  return {
    data: found.rows.map((row) => present(viewer, row, ctx)),
    days: found.days.map(({ day, total }) => ({ date: dates[day] ?? '', total })),
    total: found.days.reduce((sum, { total }) => sum + total, 0),
    timesOff: await listTimesOff(ctx, { viewer, query, span: spanOf(starts) }),
  };
}
