import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireClass } from '#modules/classes/classes/class-row.schema.ts';
import type { Attendance } from '#modules/classes/classes/class-status.ts';
import { type ClassAudience, notifyClass } from '#modules/classes/classes/notify-class.ts';
import { sentSince } from '#modules/platform/notifications/was-notified.ts';
import { reportNotifications } from './reports.notifications.ts';

type Kind = (typeof reportNotifications)[keyof typeof reportNotifications];

interface Announced {
  facts: { id: string; student: { name: string }; teacher: { name: string }; starts_at: string };
  actorId: number | null;
  at: Date;
}

interface ReleasedFacts {
  attendance: Attendance;
  submittedAt: string;
}

const family = ['student', 'parents'] as const;
const { submitted, studentAbsent, teacherAbsent, trialHeld } = reportNotifications;

const events: Readonly<Record<Attendance, readonly (readonly [Kind, readonly ClassAudience[]])[]>> = {
  presence: [[submitted, family]],
  trial: [
    [submitted, family],
    [trialHeld, ['admins']],
  ],
  absence_student: [[studentAbsent, family]],
  absence_teacher: [[teacherAbsent, [...family, 'leader', 'admins']]],
};

/**
 * D24, D53: notifies the people of a class of its result. A hidden report is announced when it is released (D154); an
 * absence is a fact, and is announced at once.
 */
export async function notifyReport(sql: Sql, ctx: ViewerCtx, row: WireClass, isHidden: boolean): Promise<void> {
  for (const [kind, audience] of events[row.attendance])
    if (kind !== submitted || !isHidden)
      await notifyClass(sql, { kind, audience, facts: row, actorId: ctx.viewer.userId, at: ctx.now });
}

/**
 * D154: a released report reaches the family. Attendance may have been corrected since it was submitted: what was not
 * announced then is announced now.
 */
export async function announceReport(sql: Sql, announced: Announced & { facts: ReleasedFacts }): Promise<void> {
  const { attendance, submittedAt: since, id } = announced.facts;
  const kinds = events[attendance];
  const sent = await sentSince(sql, { keys: kinds.map(([kind]) => kind.key), relatedId: Number(id), since });
  for (const [kind, audience] of kinds)
    if (!sent.has(kind.key)) await notifyClass(sql, { kind, audience, ...announced });
}
