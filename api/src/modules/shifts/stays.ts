import type { Sql } from '#base/database/sql.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { markExceptions, unmarkExceptions } from '#modules/classes/planned-classes.ts';
import { findLayers } from './layer.ts';
import { placeByLayers } from './place-class.ts';
import type { Batch, Outcome } from './shift-rows.ts';

/** D99: these classes stay at their times and do not follow their series into the shift. */
export async function stayApart({ sql }: { sql: Sql }, { rows, classes }: Batch): Promise<Outcome[]> {
  await markExceptions(
    sql,
    rows.map(({ classId }) => classId),
  );
  return rows.map(({ classId, toAt }) => {
    const one = classes.get(classId);
    return { classId, state: 'done', problem: null, former: one?.values ?? null, toAt, doneLine: one?.line ?? null };
  });
}

/**
 * Classes that followed their series before, and were not changed since, follow it again after it has its own times.
 */
export async function followAgain(
  { sql, hooks, now }: { sql: Sql; hooks: Pick<ClassHooks, 'slotTimes'>; now: Date },
  { rows, classes }: Batch,
): Promise<Outcome[]> {
  const slots = new Map(
    (
      await hooks.slotTimes(
        sql,
        rows.map(({ classId }) => classId),
      )
    ).map((slot) => [slot.classId, slot]),
  );
  const teachers = [...classes.values()].map(({ values }) => values.teacherId);
  const layers = await findLayers(sql, teachers, now);
  const following = rows.filter(({ classId, former, doneLine }) => {
    const [one, slot] = [classes.get(classId), slots.get(classId)];
    if (!one || !slot || one.line !== doneLine || former?.isException !== false) return false;
    return one.values.isException && one.values.startsAt === placeByLayers(layers, one, slot).toISOString();
  });
  await unmarkExceptions(
    sql,
    following.map(({ classId }) => classId),
  );
  return rows.map(({ classId, former, toAt, doneLine }) => {
    return { classId, state: 'undone', problem: null, former, toAt, doneLine };
  });
}
