import { changeMany } from '#modules/classes/classes/many/change-many.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { markExceptions } from '#modules/classes/classes/planned-classes.ts';
import type { Running, StoredPlan } from '#modules/timetable/plans/plan.ts';
import { storeOutcomes } from '#modules/timetable/plans/store-outcomes.ts';
import { takeBatch } from '#modules/timetable/plans/take-batch.ts';
import { judgeMoves } from './judge-moves.ts';
import { findLayers } from './layer.ts';
import { findFollowed } from './place-class.ts';
import { type Batch, type Outcome, type ShiftRow, shiftForm } from './shift-rows.ts';
import type { ShiftProblem } from './shifts.table.ts';
import { stayApart } from './stays.ts';
import { wantedValues } from './wanted-values.ts';

interface Placed {
  row: ShiftRow;
  one: ManyClass | undefined;
  isFollowing: boolean;
  values: ManyValues | null;
  problem: ShiftProblem | null;
}

const problemOf = (who: string): ShiftProblem =>
  (({ past: 'started', teacher: 'taken', student: 'taken' }) as const)[who] ?? 'off';

async function placeRows({ sql, deps }: Running, { rows, classes }: Batch) {
  const now = deps.now();
  const all = [...classes.values()];
  const slots = await findFollowed(sql, all);
  const layers = await findLayers(
    sql,
    all.map(({ values }) => values.teacherId),
    now,
  );
  return rows.map((row): Placed => {
    const [one, slot] = [classes.get(row.classId), slots.get(row.classId)];
    const wanted = wantedValues({ row, one, slot, layers, now });
    const about = { row, one, isFollowing: slot !== undefined };
    return 'values' in wanted ? { ...about, ...wanted, problem: null } : { ...about, values: null, ...wanted };
  });
}

const isElsewhere = ({ one, values }: Placed): boolean => values !== null && values.startsAt !== one?.values.startsAt;

/** The obstacles to classes that would get another time; classes that may overlap there are not checked. */
async function judgePlaced({ sql, deps }: Running, placed: readonly Placed[]): Promise<void> {
  const byClass = new Map(placed.map((each) => [each.row.classId, each]));
  const moves = placed.flatMap((each) => {
    const { one, values } = each;
    const isJudged = one && values && isElsewhere(each) && values.overlapBy === null;
    return isJudged ? [{ one, to: new Date(values.startsAt) }] : [];
  });
  for (const [classId, { who }] of await judgeMoves(sql, moves, deps.now())) {
    const each = byClass.get(classId);
    if (each) each.problem = problemOf(who);
  }
}

function outcomeOf({ row, one, values, problem }: Placed, line: number | undefined): Outcome {
  return {
    classId: row.classId,
    state: problem ? 'skipped' : 'done',
    problem,
    former: one?.values ?? null,
    toAt: values && !problem ? new Date(values.startsAt) : row.toAt,
    doneLine: line ?? one?.line ?? null,
  };
}

async function moveRows(running: Running, batch: Batch, actorId: number): Promise<Outcome[]> {
  const { sql, deps } = running;
  const placed = await placeRows(running, batch);
  await judgePlaced(running, placed);
  const changes = placed.flatMap((each) => {
    const { one, values, problem } = each;
    return one && values && !problem && isElsewhere(each) ? [{ one, to: values, action: 'edit' as const }] : [];
  });
  const lines = await changeMany({ sql, now: deps.now(), actorId, deps }, changes);
  // A class that can no longer follow its series becomes an exception (D92).
  const apart = placed.filter(
    ({ isFollowing, problem, one }) => isFollowing && problem && one?.values.status === 'scheduled',
  );
  await markExceptions(
    sql,
    apart.map(({ row }) => row.classId),
  );
  return placed.map((each) => outcomeOf(each, lines.get(each.row.classId)));
}

/** Moves the next classes of a shift. @returns how many were checked. */
export async function applyShift(running: Running, shift: StoredPlan): Promise<number> {
  const { sql } = running;
  const { rows, classes } = await takeBatch<ShiftRow>(sql, shiftForm, { id: shift.id, state: 'waiting' });
  if (rows.length === 0) return 0;
  const moves = { rows: rows.filter(({ action }) => action !== 'stay'), classes };
  const stays = { rows: rows.filter(({ action }) => action === 'stay'), classes };
  const outcomes = [...(await moveRows(running, moves, shift.createdBy)), ...(await stayApart(running, stays))];
  await storeOutcomes(sql, shiftForm, shift.id, outcomes);
  return rows.length;
}
