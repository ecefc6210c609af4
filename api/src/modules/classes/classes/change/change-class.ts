import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { classChanged } from '../class-events.ts';
import type { StoredClass } from '../class-facts.ts';
import type { WireClass } from '../class-row.schema.ts';
import { canView, type LoadedClass, loadClass } from '../row/load-class.ts';
import { momentOf, presentClass } from '../row/present-class.ts';
import { check } from '../status/decide.ts';
import type { ClassParty, ClassVerb } from '../status/transitions.ts';
import {
  type ClassPermission,
  type ClassViewer,
  findViewer,
  partiesOf,
  permissionOf,
} from '../status/viewer-scopes.ts';
import { bookCredit } from './book-credit.ts';

interface Change {
  ctx: ViewerCtx;
  id: number;
  verb: ClassVerb;
  /** Replaces the table's permission: staff who have this one may act like admins. */
  permission?: ClassPermission;
  /** Further users to lock, so that all are locked in one order. */
  alsoLock?: readonly number[];
  /** Runs last, with the changed class. */
  done?(sql: Sql, after: LoadedClass): Promise<void>;
}

/** The input of a verb: the class, locked together with its people, and the actor's relation to it. */
export interface OpenClass {
  sql: Sql;
  viewer: ClassViewer;
  before: LoadedClass;
  parties: ClassParty[];
  /** The class already has the wanted state: nothing is to be done. */
  isDone: boolean;
}

export const storedOf = (facts: LoadedClass): StoredClass => ({
  id: Number(facts.id),
  studentId: Number(facts.student.id),
  teacherId: Number(facts.teacher.id),
  leaderId: facts.leader ? Number(facts.leader.id) : null,
  title: facts.stored_title,
  startsAt: new Date(facts.starts_at),
  endsAt: new Date(facts.ends_at),
  status: facts.status,
  attendance: facts.attendance,
  cancelReason: facts.cancel_reason,
});

/** Locks people in the order of their ids, then the class, so that no deadlock occurs. */
export async function lockClass(sql: Sql, id: number, others: readonly number[] = []): Promise<void> {
  const [people] = await sql.query<{ ids: number[] }>({
    text: 'select array[student_id, teacher_id]::int[] as ids from classes where id = $1 and deleted_at is null',
    values: [id],
  });
  if (!people) throw notFound('Class');
  await lockUsers(sql, [...people.ids, ...others]);
  await sql.query({ text: 'select from classes where id = $1 for no key update', values: [id] });
}

function actingParties({ verb, permission }: Change, viewer: ClassViewer, before: LoadedClass): ClassParty[] {
  const parties = partiesOf(viewer, permission ?? permissionOf[verb], before);
  return permission && parties.includes('leader') ? [...parties, 'admin'] : parties;
}

async function open(sql: Sql, change: Change): Promise<OpenClass> {
  const { ctx, id, verb, alsoLock = [] } = change;
  await lockClass(sql, id, alsoLock);
  const viewer = await findViewer(sql, ctx.viewer);
  const before = await loadClass({ sql, ctx, viewer, id });
  if (!before) throw notFound('Class');
  const parties = actingParties(change, viewer, before);
  if (parties.length === 0 && !canView(viewer, before, 'classes.my_classes.read')) throw notFound('Class');
  return { sql, viewer, before, parties, isDone: check(verb, parties, momentOf(before, ctx)) === 'done' };
}

/**
 * Changes a class in one transaction: first permission, scope and the table of transitions, then the change, its credit
 * (D24) and what follows it in modules above. Returns the changed class; null if it was deleted.
 */
export function changeClass(
  change: Change,
  run: (opened: OpenClass) => Promise<void>,
): Promise<{ row: WireClass | null; sql: Sql; after: LoadedClass | null }> {
  const { ctx, id } = change;
  return ctx.sql.transaction(async (sql) => {
    const opened = await open(sql, change);
    const { viewer, before } = opened;
    if (!opened.isDone) await run(opened);
    const after = (await loadClass({ sql, ctx, viewer, id })) ?? null;
    if (!opened.isDone) {
      await bookCredit(sql, ctx, storedOf(before), after && storedOf(after));
      await classChanged.publish(sql, ctx, { before: storedOf(before), after: after && storedOf(after) });
      if (after) await change.done?.(sql, after);
    }
    return { sql, after, row: after && presentClass(viewer, after, ctx) };
  });
}
