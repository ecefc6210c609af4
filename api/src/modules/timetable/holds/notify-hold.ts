import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { audienceOf, type ClassAudience } from '#modules/classes/classes/notify-class.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { holdNotifications } from './holds.notifications.ts';
import type { HoldCtx, HoldEffect } from './set-hold.ts';
import { findHold, type StoredHold } from './stored-hold.ts';

/** SQL: the people around the student of a row `h` of holds, with the teachers of the classes. */
const placesOf = (teachers: string) => `select h.student_id, t.id as teacher_id, l.leader_id from (${teachers}) t(id)
  left join ${ledTeachers} l on l.teacher_id = t.id`;
/** SQL: the student's own teacher, if there is one. */
export const ownPlaces = placesOf(`select (select p.teacher_id from ${profiledStudents} p where p.id = h.student_id)`);
const family = ['student', 'parents'] as const;
export const holdAudience = [...family, 'teacher', 'leader'] as const;
/** D136: who is told of what a family does. */
const staff = ['teacher', 'leader', 'admins'] as const;

/**
 * $13 hold, $14 teachers, $15 actor, $16 parameters, $17 the kind of notification, $18 people who get another
 * notification.
 */
const selectOf = (
  audience: readonly ClassAudience[],
) => `select distinct r.id as recipient_id, h.id as related_id, $17::bigint as span, $16::jsonb as params
  from holds h cross join lateral (${ownPlaces} union ${placesOf('select unnest($14::bigint[])')}) c
  cross join lateral (${audienceOf(audience)}) r where h.id = $13 and r.id is distinct from $15::bigint
    and r.id <> all ($18::bigint[])`;

/**
 * The teachers of the classes before the change: teachers of a class that was given to another teacher are left out.
 */
const teachersIn = ({ cancelled, back }: HoldEffect): number[] => [
  ...new Set([...cancelled.map(({ values }) => values.teacherId), ...back.map(({ former }) => former.teacherId)]),
];

export interface HoldEvent {
  what: 'recorded' | 'changed' | 'ended';
  holdId: number;
  effect: HoldEffect;
  /** Whether the family did it (D136). */
  byFamily?: boolean;
  /** People who get another notification. */
  except?: readonly number[];
}

function kindOf(what: HoldEvent['what'], { endsAt }: StoredHold): NotificationKind {
  if (what === 'ended') return holdNotifications.ended;
  if (endsAt === null) return holdNotifications[`${what}Open`];
  return holdNotifications[what];
}

export function paramsOf(student: string, { from, to, startsAt }: StoredHold, { what, effect }: HoldEvent) {
  const { cancelled, back } = effect;
  const starts = [...cancelled.map(({ values }) => values.startsAt), ...back.map(({ former }) => former.startsAt)];
  return {
    student,
    startsAt: from,
    affectedAt: starts.sort()[0] ?? startsAt.toISOString(),
    classes: String(what === 'ended' ? back.length : cancelled.length),
    ...(to !== null && what !== 'ended' ? { endsAt: to } : {}),
  };
}

/** D98: each action sends one notification to the family and one to each other person concerned, never to the actor. */
export async function notifyHold({ sql, now, viewer }: HoldCtx, event: HoldEvent): Promise<void> {
  const hold = await findHold(sql, event.holdId);
  if (!hold) return;
  const params = paramsOf(await nameOf(sql, hold.studentId), hold, event);
  const send = async (
    kind: NotificationKind,
    audience: readonly ClassAudience[],
    of: object,
    except: readonly number[],
  ) => {
    const ids = [hold.id, teachersIn(event.effect), viewer?.userId ?? null];
    const values = [...ids, JSON.stringify(of), now.getTime(), except];
    await notifyDue(sql, { kind, select: selectOf(audience), values, at: now });
  };
  const except = event.except ?? [];
  if (!event.byFamily || !viewer) return send(kindOf(event.what, hold), holdAudience, params, except);
  const kind = event.what === 'ended' ? holdNotifications.takenBack : holdNotifications.byFamily;
  const days = { by: await nameOf(sql, viewer.userId), endsAt: hold.to ?? hold.from };
  await send(kind, staff, { ...params, ...days }, except);
  await send(kindOf(event.what, hold), family, params, except);
}
