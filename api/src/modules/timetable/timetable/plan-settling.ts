import type { SeriesTime } from '#modules/classes/classes/class-facts.ts';
import { findManyClasses, type ManyClass, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { type Chain, chainOf } from './chain.ts';
import type { DecisionProblem } from './decision-problems.ts';
import { followSeries } from './follow-series.ts';
import { isFollowing, type Layer, type LayerRow, layerSources, type Settling } from './layer.ts';
import { type Leaving, type Replayed, replay } from './replay.ts';
import { findUndoObstacles, type Undoing } from './undo-obstacles.ts';

/** What becomes of a class when layers over it are taken back. */
export interface Settled {
  one: ManyClass;
  rows: readonly LayerRow[];
  chain: Chain;
  /** Why it stays as it is; null if it does not. */
  problem: DecisionProblem | null;
  /** The class's values once everything is settled, and the layers that give them. */
  values: ManyValues;
  steps: Replayed['steps'];
}

type Asking = Pick<Settling, 'sql' | 'now'>;

const hasStarted = (now: Date, ...all: ManyValues[]): boolean =>
  all.some(({ startsAt }) => Date.parse(startsAt) <= now.getTime());

const stays = (one: ManyClass, rows: readonly LayerRow[], chain: Chain, problem: DecisionProblem): Settled => ({
  ...{ one, rows, chain, problem, values: one.values, steps: [] },
});

const undoingOf = ({ one, chain, values }: Settled): Undoing => ({
  one,
  to: values,
  action: one.values.status === 'cancelled' ? 'reopen' : 'edit',
  studentTeacherId: chain.rows[0]?.studentTeacherId ?? null,
});

/** The earliest moment from which a change of the series counts. */
const sinceOf = ({ chain, rows }: Settled): Date => (chain.rows[0] ?? rows[0])?.createdAt ?? new Date(8.64e15);

/** Shifts never asked whether the people are still there: only a class that comes back needs them. */
const isRestored = ({ one, values, chain }: Settled): boolean =>
  chain.rows.length > 0 && (one.values.status !== values.status || chain.rows.some(({ kind }) => kind !== 'shift'));

async function findObstacles({ sql }: Asking, settled: readonly Settled[]) {
  const taking = settled.filter(({ problem, values }) => !problem && values.status === 'scheduled');
  const leaving = settled.filter(({ problem, values }) => !problem && values.status !== 'scheduled');
  const asked = taking.map((each) => ({ ...undoingOf(each), since: sinceOf(each), isRestored: isRestored(each) }));
  return findUndoObstacles(
    sql,
    asked,
    leaving.map(({ one }) => one.id),
  );
}

const firstOf = ({ rows }: Chain): Date | null =>
  rows.length > 0 ? new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))) : null;

/** A class that goes back to its own time may overlap there, if it might before (D22). */
function withOverlap({ rows }: Settled, values: ManyValues | undefined): ManyValues | undefined {
  const former = values && rows.find((row) => row.isFollowed && row.former?.startsAt === values.startsAt)?.former;
  return former ? { ...values, overlapBy: former.overlapBy, overlapReason: former.overlapReason } : values;
}

/** The shift that a class of a series is in as long as it follows it, or that leaves it at a time of its own. */
function shiftOf({ one, chain }: Settled, base: ManyValues, time: SeriesTime | undefined): Layer | null {
  if (!isFollowing(one, base)) return null;
  const apart = chain.rows.find(({ isApart, isWithdrawn }) => isApart && !isWithdrawn);
  if (apart || !time?.shift) return apart ?? null;
  const { id: layerId, recordedAt } = time.shift;
  return { kind: 'shift', layerId, recordedAt, isChosen: false, apply: () => base };
}

/** The values of a class of a series without any shift. */
function withoutShift(one: ManyClass, base: ManyValues, time: SeriesTime | undefined): ManyValues {
  const isElsewhere = time && isFollowing(one, base) && time.own.toISOString() !== base.startsAt;
  return isElsewhere ? valuesAt(base, time.own) : base;
}

/** Of a class that follows its series, or is cancelled, the shift of the series has no row: it has the series' time. */
function withoutFollowed({ one, values, steps }: Replayed): Settled['steps'] {
  const [first, ...others] = steps;
  const isFollowed = first?.layer.kind === 'shift' && isFollowing(one, first.values);
  return isFollowed && (values.status === 'cancelled' || !values.isException) ? others : steps;
}

/** Computes the class without any layer, by its series where it follows one, and applies the layers that still hold. */
async function settleAll(asking: Asking, open: readonly Settled[], leaving: Leaving | null): Promise<Settled[]> {
  const { sql, now } = asking;
  const bases = open.map((each): Undoing => ({ ...undoingOf(each), to: each.values }));
  const { changes, times, problems } = await followSeries(asking, bases);
  const places = new Map(changes.map(({ one, to }) => [one.id, to]));
  const replayed = open.flatMap((each): Replayed[] => {
    const { one, chain } = each;
    const base = withOverlap(each, places.get(one.id));
    if (!base) return [];
    const time = times.get(one.id);
    const rows = chain.rows.filter(({ isWithdrawn }) => !isWithdrawn);
    const values = withoutShift(one, base, time);
    const shift = shiftOf(each, base, time);
    const at = { formerStart: each.values.startsAt, since: firstOf(chain) };
    return [{ one, rows, shift, ...at, values, left: new Set(), steps: [] }];
  });
  await replay(sql, layerSources.items(), replayed, leaving);
  const byId = new Map(replayed.map((each) => [each.one.id, each]));
  const settled = open.map((each): Settled => {
    const done = byId.get(each.one.id);
    const values = done?.values ?? each.one.values;
    const problem = problems.get(each.one.id) ?? (hasStarted(now, values) ? 'started' : null);
    return { ...each, values, steps: done ? withoutFollowed(done) : [], problem };
  });
  const obstacles = await findObstacles(asking, settled);
  return settled.map((each) => ({ ...each, problem: each.problem ?? obstacles.get(each.one.id) ?? null }));
}

/**
 * What becomes of classes when layers over them are taken back: they are as if these had never been, with the layers
 * that remain. Stores nothing.
 */
export async function planSettling(
  asking: Asking,
  classIds: readonly number[],
  leaving: Leaving | null = null,
): Promise<Settled[]> {
  const { sql, now } = asking;
  if (classIds.length === 0) return [];
  const all: LayerRow[] = [];
  for (const source of layerSources.items()) all.push(...(await source.rows(sql, classIds)));
  const byClass = new Map<number, LayerRow[]>();
  for (const row of all) byClass.set(row.classId, [...(byClass.get(row.classId) ?? []), withdraw(row, leaving)]);
  const found = (await findManyClasses(sql, classIds)).map((one): Settled => {
    const rows = (byClass.get(one.id) ?? []).map((row) => ({
      ...row,
      isFollowed: row.isFollowed && follows(one, row),
    }));
    const chain = chainOf(one, rows);
    if (!chain.base) return stays(one, rows, chain, 'changed');
    if (hasStarted(now, one.values, chain.base)) return stays(one, rows, chain, 'started');
    return { one, rows, chain, problem: null, values: chain.base, steps: [] };
  });
  const settled = await settleAll(
    asking,
    found.filter(({ problem }) => !problem),
    leaving,
  );
  return [...found.filter(({ problem }) => problem), ...settled];
}

const follows = ({ seriesId }: ManyClass, { former }: LayerRow): boolean => seriesId !== null && !former?.isException;

/** A hold whose days are about to change loses the classes outside of them. */
function withdraw(row: LayerRow, leaving: Leaving | null): LayerRow {
  if (!leaving || row.kind !== leaving.kind || row.layerId !== leaving.layerId) return row;
  const { span } = leaving;
  const { former } = row;
  const isIn =
    span &&
    former &&
    Date.parse(former.startsAt) < span.endsAt.getTime() &&
    Date.parse(former.endsAt) > span.startsAt.getTime();
  return { ...row, isWithdrawn: !isIn };
}
