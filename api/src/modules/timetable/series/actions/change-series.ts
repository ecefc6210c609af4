import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { documentWarnings } from '#modules/classes/classes/schedule-warnings.ts';
import type { Synced } from '../make/sync-series.ts';
import { readSeriesDetail } from '../read/series-detail.ts';
import type {
  ChangeSeriesInput,
  changedResponse,
  EndSeriesInput,
  PreviewedEffect,
  WireEffect,
} from '../series.schema.ts';
import { readSeries } from '../series-row.ts';
import { changeFollowing } from './change-following.ts';
import { changeOne } from './change-one.ts';
import { endSeries } from './end-series.ts';
import { openSeries } from './open-series.ts';

interface SeriesCall {
  ctx: ViewerCtx;
  id: number;
}

type Changed = InferInput<typeof changedResponse>;

const planned = ({ date, startsAt, endsAt }: { date: string; startsAt: Date; endsAt: Date }) => ({
  date,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const effectOf = ({ made, changed, cancelled, kept, blocked }: Synced): WireEffect => ({
  made: made.map(planned),
  changed: changed.map(({ one, to }) => ({ ...planned(to), id: String(one.id), from: one.startsAt.toISOString() })),
  cancelled: cancelled.map(({ id, startsAt }) => ({ id: String(id), startsAt: startsAt.toISOString() })),
  kept,
  notMade: blocked.map(({ occurrence, conflict }) => ({ ...planned(occurrence), conflict })),
});

/** Rolls back the action after a preview of its effect. */
class TakenBack extends Error {
  readonly effect: WireEffect;
  constructor(effect: WireEffect) {
    super('a preview is taken back');
    this.effect = effect;
  }
}

interface Changing {
  id: number;
  effect: WireEffect;
}

/** Returns the series that has the classes afterwards. */
async function change(sql: Sql, { ctx, id }: SeriesCall, input: ChangeSeriesInput): Promise<Changing> {
  const { scope, classId, changes } = input;
  if (scope === 'this' && classId !== undefined)
    return { id, effect: await changeOne({ ctx: { ...ctx, sql }, id, classId, changes }) };
  const alsoLock = changes.teacherId === undefined ? [] : [changes.teacherId];
  const { id: nowId, done } = await changeFollowing(await openSeries(sql, { ctx, id, alsoLock }), input);
  return { id: nowId, effect: effectOf(done) };
}

/** What speaks against the teacher whom a change names (D145). */
async function warningsOf({ ctx, id }: SeriesCall, { changes: { teacherId } }: ChangeSeriesInput) {
  if (teacherId === undefined) return [];
  const { studentId } = await readSeries(ctx.sql, id);
  return documentWarnings(ctx.sql, ctx, { studentId, teacherId });
}

/** D92: the effect of a change: the change is made and rolled back. */
export async function previewChange(call: SeriesCall, input: ChangeSeriesInput): Promise<PreviewedEffect> {
  const run = call.ctx.sql.transaction(async (sql) => {
    throw new TakenBack((await change(sql, call, input)).effect);
  });
  const effect = await run.catch((error: unknown) => {
    if (error instanceof TakenBack) return error.effect;
    throw error;
  });
  return { ...effect, warnings: await warningsOf(call, input) };
}

/** D92: changes this class, this and the following ones, or all to come. */
export function changeSeries(call: SeriesCall, input: ChangeSeriesInput): Promise<Changed> {
  const { ctx } = call;
  return ctx.sql.transaction(async (sql) => {
    const { id, effect } = await change(sql, call, input);
    return { data: await readSeriesDetail(sql, ctx, id), effect: input.scope === 'this' ? null : effect };
  });
}

/** Ends a series before a day, or now. */
export function stopSeries({ ctx, id }: SeriesCall, input: EndSeriesInput): Promise<Changed> {
  return ctx.sql.transaction(async (sql) => {
    const done = await endSeries(await openSeries(sql, { ctx, id }), input);
    return { data: await readSeriesDetail(sql, ctx, id), effect: effectOf(done) };
  });
}
