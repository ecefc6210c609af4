import type { Sql } from '#base/database/sql.ts';
import { audienceOf, bothSides, type ClassAudience } from '#modules/classes/notify-class.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { seriesNotifications } from './series.notifications.ts';

interface SeriesEvent {
  kind: keyof typeof seriesNotifications;
  series: { id: number; studentId: number; teacherId: number };
  audience?: readonly Exclude<ClassAudience, 'leader'>[];
  /** The start of the first class that it is about. */
  startsAt?: Date | undefined;
}

/** Who did it, and when; nobody: the clock. */
interface Doing {
  viewer: { userId: number } | null;
  now: Date;
}

/** Notifies a family and the teacher of a series, in the transaction of the act; never the actor. */
export async function notifySeries(sql: Sql, ctx: Doing, event: SeriesEvent): Promise<void> {
  const { kind, series, audience = bothSides, startsAt } = event;
  const people = { student: await nameOf(sql, series.studentId), teacher: await nameOf(sql, series.teacherId) };
  const about = {
    recipients: {
      select: `select r.id from series c cross join lateral (${audienceOf(audience)}) r where c.id = $1::bigint`,
      of: series.id,
    },
    actorId: ctx.viewer?.userId ?? null,
    relatedId: series.id,
    at: ctx.now,
  };
  if (kind === 'ended') return notify(sql, { ...about, kind: seriesNotifications.ended, params: people });
  if (!startsAt) return;
  const params = { ...people, startsAt: startsAt.toISOString() };
  await notify(sql, { ...about, kind: seriesNotifications[kind], params });
}
