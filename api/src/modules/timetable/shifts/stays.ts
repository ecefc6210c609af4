import type { Sql } from '#base/database/sql.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { markExceptions, unmarkExceptions } from '#modules/classes/classes/planned-classes.ts';
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

/** Classes that followed their series before, and are where it has them, follow it again. */
export async function followAgain({ sql, now }: { sql: Sql; now: Date }, { rows, classes }: Batch): Promise<void> {
  const slots = new Map(
    (
      await classQuestions.slotTimes.ask(
        sql,
        rows.map(({ classId }) => classId),
      )
    ).map((slot) => [slot.classId, slot]),
  );
  const teachers = [...classes.values()].map(({ values }) => values.teacherId);
  const layers = await findLayers(sql, teachers, now);
  const following = rows.filter(({ classId, former }) => {
    const [one, slot] = [classes.get(classId), slots.get(classId)];
    if (!one || !slot || former?.isException !== false || one.values.substituteForId !== null) return false;
    return one.values.isException && one.values.startsAt === placeByLayers(layers, one, slot).toISOString();
  });
  await unmarkExceptions(
    sql,
    following.map(({ classId }) => classId),
  );
}
