import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { classNotifications } from '#modules/classes/classes/classes.notifications.ts';
import { bothSides, notifyClass } from '#modules/classes/classes/notify-class.ts';
import type { Settling } from './layer.ts';
import type { Settled } from './plan-settling.ts';

const withLeader = [...bothSides, 'leader'] as const;

/** The facts of a class, by the values before or after. */
async function factsOf({ sql }: Settling, { one }: Settled, values: Settled['values']) {
  const [student, teacher] = [await nameOf(sql, one.studentId), await nameOf(sql, values.teacherId)];
  return { id: String(one.id), student: { name: student }, teacher: { name: teacher }, starts_at: values.startsAt };
}

/**
 * Tells the people of the few classes that took place, moved or with a substitute, and that a remaining layer cancels
 * now: nobody else tells them.
 */
export async function notifyCancelled(acting: Settling, settled: readonly Settled[]): Promise<void> {
  const { sql, now: at, actorId } = acting;
  for (const each of settled) {
    const { one, problem, values } = each;
    if (problem || one.values.status !== 'scheduled' || values.status !== 'cancelled') continue;
    const facts = await factsOf(acting, each, one.values);
    await notifyClass(sql, { kind: classNotifications.cancelled, audience: withLeader, facts, actorId, at });
  }
}

/** Tells the people of classes that went back long after a layer was taken back (D93). */
export async function notifyBack(acting: Settling, settled: readonly Settled[]): Promise<void> {
  const { sql, now: at, actorId } = acting;
  for (const each of settled) {
    const { one, problem, values } = each;
    const isElsewhere = one.values.startsAt !== values.startsAt || one.values.teacherId !== values.teacherId;
    if (problem || values.status !== 'scheduled' || (one.values.status === 'scheduled' && !isElsewhere)) continue;
    const kind = one.values.status === 'cancelled' ? classNotifications.scheduled : classNotifications.moved;
    await notifyClass(sql, { kind, audience: bothSides, facts: await factsOf(acting, each, values), actorId, at });
  }
}
