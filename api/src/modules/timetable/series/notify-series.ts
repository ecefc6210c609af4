import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { audienceOf, bothSides, type ClassAudience } from '#modules/classes/classes/notify-class.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import { listOfNames } from '#modules/platform/notifications/list-of-names.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { seriesNotifications } from './series.notifications.ts';

interface SeriesEvent {
  kind: keyof typeof seriesNotifications;
  series: { id: number; studentId: number; teacherId: number };
  audience?: readonly Exclude<ClassAudience, 'leader'>[];
  /** Explicit recipients in place of an audience, with their students. */
  recipients?: readonly number[];
  students?: readonly number[];
  /** The start of the first affected class. */
  startsAt?: Date | undefined;
  /** The earliest start that people would miss unless they are notified before it (D83). */
  affectedAt?: Date | undefined;
}

/** The actor, if any, and the time. */
interface Doing {
  viewer: { userId: number } | null;
  now: Date;
}

export const earliest = (classes: readonly { startsAt: Date }[]): Date | undefined =>
  classes
    .map(({ startsAt }) => startsAt)
    .reduce<Date | undefined>((first, at) => (first && first < at ? first : at), undefined);

/** The start of the next class of a series. */
export async function nextStart(sql: Sql, seriesId: number, now: Date): Promise<Date | undefined> {
  const [found] = await sql.query<{ at: Date | null }>({
    text: `select min(starts_at) as at from ${seriesClassRefs} k
      where series_id = $1 and status = 'scheduled' and starts_at > $2`,
    values: [seriesId, now],
  });
  return found?.at ?? undefined;
}

const namesOf = async (sql: Sql, ids: readonly number[]): Promise<string> => {
  const names: string[] = [];
  for (const id of ids) names.push(await nameOf(sql, id));
  return listOfNames(names);
};

/** Notifies a family and the teacher of a series, in the transaction of the action; never the actor. */
export async function notifySeries(sql: Sql, { viewer, now }: Doing, event: SeriesEvent): Promise<void> {
  const { kind, series, audience = bothSides, recipients, students, startsAt, affectedAt = startsAt } = event;
  const params = {
    student: await namesOf(sql, students ?? [series.studentId]),
    teacher: await nameOf(sql, series.teacherId),
    affectedAt: affectedAt?.toISOString() ?? '',
  };
  const about = {
    recipients: recipients ?? {
      select: `select r.id from series c cross join lateral (${audienceOf(audience)}) r where c.id = $1::bigint`,
      of: series.id,
    },
    actorId: viewer?.userId ?? null,
    relatedId: series.id,
    at: now,
  };
  if (kind === 'ended') return notify(sql, { ...about, kind: seriesNotifications.ended, params });
  if (!startsAt) return;
  const dated = { ...params, startsAt: startsAt.toISOString() };
  await notify(sql, { ...about, kind: seriesNotifications[kind], params: dated });
}
