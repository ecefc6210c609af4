import type { Sql } from '#base/database/sql.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import type { classChanged, manyChanged, timeFreed } from '#modules/classes/classes/class-events.ts';
import type { PlanningDeps, StoredClass } from '#modules/classes/classes/class-facts.ts';
import { findManyClasses, lockManyClasses } from '#modules/classes/classes/many/many-classes.ts';
import type { LayerSource } from './layer.ts';
import { layerSources } from './layer.ts';
import { notifyBack } from './notify-settled.ts';
import { teachersBelow } from './people-of-layers.ts';
import { settle } from './settle.ts';

interface Retrying {
  sql: Sql;
  deps: PlanningDeps;
}

const BATCH = 250;

async function findKept(sql: Sql, sources: readonly LayerSource[], now: Date, people: readonly number[] | null) {
  const found = new Set<number>();
  for (const source of sources) for (const id of await source.kept(sql, now, people)) found.add(id);
  return [...found].sort((a, b) => a - b);
}

async function retryBatch({ sql, deps }: Retrying, ids: readonly number[]): Promise<void> {
  const now = deps.now();
  const people = (await findManyClasses(sql, ids)).flatMap(({ studentId, values }) => [studentId, values.teacherId]);
  await lockUsers(sql, [...people, ...(await teachersBelow(sql, layerSources.items(), ids))]);
  await lockManyClasses(sql, ids);
  const acting = { sql, now, actorId: null, deps };
  await notifyBack(acting, await settle(acting, ids));
}

/** D93: classes that stayed as they were when a layer was taken back go back once nothing is in their way. */
export async function retryKept(retrying: Retrying): Promise<void> {
  const { sql, deps } = retrying;
  const ids = await findKept(sql, layerSources.items(), deps.now(), null);
  for (let first = 0; first < ids.length; first += BATCH)
    await sql.transaction((inside) => retryBatch({ ...retrying, sql: inside }, ids.slice(first, first + BATCH)));
}

type Change = { before: StoredClass | null; after: StoredClass | null };

const isFreed = ({ before, after }: Change): boolean =>
  before !== null &&
  before.status !== 'cancelled' &&
  (after === null ||
    after.status === 'cancelled' ||
    after.startsAt.getTime() !== before.startsAt.getTime() ||
    after.endsAt.getTime() !== before.endsAt.getTime() ||
    after.teacherId !== before.teacherId ||
    after.studentId !== before.studentId);

async function retry(sql: Sql, deps: PlanningDeps, people: readonly number[] | null): Promise<void> {
  if (people?.length === 0) return;
  const ids = await findKept(sql, layerSources.items(), deps.now(), people);
  if (ids.length > 0) await deps.jobs.enqueue(sql, 'kept-classes', {});
}

const peopleOf = (changes: readonly Change[]): number[] =>
  changes.filter(isFreed).flatMap(({ before }) => (before ? [before.studentId, before.teacherId] : []));

/** Tries kept classes again when a class of their people leaves its time. */
export const retryAfterChange: FollowerOf<typeof classChanged> = (sql, { deps }, change) =>
  retry(sql, deps, peopleOf([change]));

export const retryAfterMany: FollowerOf<typeof manyChanged> = (sql, deps, changes) =>
  retry(sql, deps, peopleOf(changes));

/** Tries kept classes again when a layer has ended. */
export const retryFreed: FollowerOf<typeof timeFreed> = (sql, deps) => retry(sql, deps, null);
