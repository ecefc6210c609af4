import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { classNotifications } from '../classes.notifications.ts';
import { bothSides, type ClassAudience, notifyClass } from '../notify-class.ts';
import type { LoadedClass } from '../row/load-class.ts';

/** The people who leave a class because others replace them. */
export interface NewPeople {
  student: boolean;
  teacher: boolean;
}

const sidesOf = ({ student, teacher }: NewPeople): ClassAudience[] =>
  bothSides.filter((side) => (side === 'teacher' ? teacher : student));

/** Notifies people whom a change removes from a class. Runs before the change, while they are still its people. */
export async function notifyWithdrawn(sql: Sql, { viewer, now }: ViewerCtx, before: LoadedClass, people: NewPeople) {
  const audience = sidesOf(people);
  if (audience.length === 0) return;
  const event = { kind: classNotifications.withdrawn, audience, facts: before };
  await notifyClass(sql, { ...event, actorId: viewer.userId, at: now });
}

interface Change {
  before: LoadedClass;
  after: LoadedClass;
}

/** Notifies remaining people of a change, and added people of a new class: only for a class to come. */
export async function notifyMoved(sql: Sql, { viewer, now }: ViewerCtx, change: Change, people: NewPeople) {
  const { before, after } = change;
  const event = { facts: after, actorId: viewer.userId, at: now };
  const added = sidesOf(people);
  const staying = bothSides.filter((side) => !added.includes(side));
  if (staying.length > 0)
    await notifyClass(sql, { ...event, kind: classNotifications.moved, audience: staying, former: before });
  if (added.length > 0 && after.status === 'scheduled')
    await notifyClass(sql, { ...event, kind: classNotifications.scheduled, audience: added });
}
