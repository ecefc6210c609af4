import { changeMany, type ManyChange } from '#modules/classes/classes/many/change-many.ts';
import type { ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { markExceptions, unmarkExceptions } from '#modules/classes/classes/planned-classes.ts';
import type { DecisionProblem } from './decision-problems.ts';
import { keyOf, type LayerOutcome, type LayerRow, layerSources, type Settling } from './layer.ts';
import { notifyCancelled } from './notify-settled.ts';
import { planSettling, type Settled } from './plan-settling.ts';
import type { Leaving } from './replay.ts';

const isEqual = (a: ManyValues, b: ManyValues): boolean =>
  (Object.keys(b) as (keyof ManyValues)[]).every((key) => a[key] === b[key]);

const actionOf = ({ one, values }: Settled): ManyChange['action'] => {
  if (values.status === 'cancelled') return 'cancel';
  return one.values.status === 'cancelled' ? 'reopen' : 'edit';
};

/** Whether a class takes place again, since nothing is in its way. */
export const isBack = ({ problem, values }: Settled): boolean => !problem && values.status === 'scheduled';

/** Why a class does not take place as before: an obstacle, or a layer that has it now. */
export const problemOf = (settled: Settled): DecisionProblem | null => settled.problem ?? ownerOf(settled);

/** The class stays as it is: so do its layers, and those that were taken back say why. */
const keptOutcome = ({ one, problem }: Settled, row: LayerRow): LayerOutcome[] =>
  row.isWithdrawn ? [{ ...row, one, state: 'kept', problem, after: one.values }] : [];

/** Why a layer that was taken back does not give its class back: another one has it. */
function ownerOf({ values, steps }: Settled): DecisionProblem | null {
  const owner = steps.at(-1)?.layer.kind;
  return values.status === 'cancelled' && owner && owner !== 'shift' ? owner : null;
}

function rowOutcome(settled: Settled, row: LayerRow): LayerOutcome[] {
  const { one, chain, values, steps } = settled;
  const about = { ...row, one, after: values };
  const owner = ownerOf(settled);
  if (row.isWithdrawn) {
    const isLost = !row.isKept && !row.isFollowed && !chain.rows.includes(row);
    if (isLost) return [{ ...about, state: 'kept', problem: 'changed' }];
    return [owner ? { ...about, state: 'kept', problem: owner } : { ...about, state: 'back', problem: null }];
  }
  const isDropped = chain.rows.includes(row) && !steps.some(({ layer }) => keyOf(layer) === keyOf(row));
  return isDropped ? [{ ...about, state: 'back', problem: null }] : [];
}

function outcomesOf(settled: Settled, line: number | undefined): LayerOutcome[] {
  const { one, rows, problem, steps } = settled;
  if (problem) return rows.flatMap((row) => keptOutcome(settled, row));
  const done = steps.map(
    ({ layer: { kind, layerId }, former, values: after }): LayerOutcome => ({
      ...{ kind, layerId, one, former, after },
      ...{ state: 'done', problem: null, doneLine: line ?? one.line },
    }),
  );
  return [...rows.flatMap((row) => rowOutcome(settled, row)), ...done];
}

/** Only whether they follow their series differs, which no history tells. */
async function followOnly({ sql }: Settling, settled: readonly Settled[]): Promise<void> {
  const ids = (isException: boolean) =>
    settled.filter(({ values }) => values.isException === isException).map(({ one }) => one.id);
  await markExceptions(sql, ids(true));
  await unmarkExceptions(sql, ids(false));
}

/** A class of a shift that cannot go back to its series is an exception of it (D92). */
async function markLeft({ sql }: Settling, settled: readonly Settled[]): Promise<void> {
  const left = settled.filter(
    ({ one, chain, problem, rows }) =>
      problem && chain.rows.length === 0 && one.values.status === 'scheduled' && rows.some((row) => row.isFollowed),
  );
  await markExceptions(
    sql,
    left.map(({ one }) => one.id),
  );
}

/**
 * D97–D99: after layers were taken back, their classes are as if these had never been: each is handed to the layers
 * that remain, or is restored. One with an obstacle stays, until that goes. The caller has locked the classes.
 * @returns what became of each.
 */
export async function settle(
  acting: Settling,
  classIds: readonly number[],
  leaving: Leaving | null = null,
): Promise<Settled[]> {
  const settled = await planSettling(acting, classIds, leaving);
  const changed = settled.filter(({ one, problem, values }) => !problem && !isEqual(one.values, values));
  const isSilent = ({ one, values }: Settled) => isEqual({ ...one.values, isException: values.isException }, values);
  await followOnly(acting, changed.filter(isSilent));
  await markLeft(acting, settled);
  const notified = changed.filter((each) => !isSilent(each));
  const lines = await changeMany(
    acting,
    notified.map((each) => ({ one: each.one, to: each.values, action: actionOf(each) })),
  );
  const outcomes = settled.flatMap((each) => outcomesOf(each, lines.get(each.one.id)));
  for (const source of layerSources.items()) await source.store(acting.sql, outcomes);
  await notifyCancelled(acting, settled);
  return settled;
}
