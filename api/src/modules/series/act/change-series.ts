import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import type { Synced } from '../make/sync-series.ts';
import { readSeriesDetail } from '../read/series-detail.ts';
import type { ChangeSeriesInput, changedResponse, EndSeriesInput, WireEffect } from '../series.schema.ts';
import { changeFollowing } from './change-following.ts';
import { changeOne } from './change-one.ts';
import { endSeries } from './end-series.ts';
import { openSeries } from './open-series.ts';

interface Act {
  ctx: ViewerCtx;
  hooks: ClassHooks;
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

/** Takes back what was done, to show what it would be. */
class TakenBack extends Error {
  readonly done: Synced;
  constructor(done: Synced) {
    super('a preview is taken back');
    this.done = done;
  }
}

async function changeAll(sql: Sql, { ctx, hooks, id }: Act, input: ChangeSeriesInput) {
  const { teacherId } = input.changes;
  const opened = await openSeries(sql, { ctx, hooks, id, alsoLock: teacherId === undefined ? [] : [teacherId] });
  return changeFollowing(opened, input);
}

/** D92: what a change would do: it is done, and taken back. */
export async function previewChange(act: Act, input: ChangeSeriesInput): Promise<WireEffect> {
  const run = act.ctx.sql.transaction(async (sql) => {
    const { done } = await changeAll(sql, act, input);
    throw new TakenBack(done);
  });
  return run.catch((error) => {
    if (error instanceof TakenBack) return effectOf(error.done);
    throw error;
  });
}

/** D92: changes this class, this and the following, or all to come. */
export function changeSeries(act: Act, input: ChangeSeriesInput): Promise<Changed> {
  const { ctx, hooks, id } = act;
  return ctx.sql.transaction(async (sql) => {
    const { scope, classId, changes } = input;
    if (scope === 'this' && classId !== undefined) {
      await changeOne({ ctx: { ...ctx, sql }, hooks, id, classId, changes });
      return { data: await readSeriesDetail(sql, ctx, id), effect: null };
    }
    const { id: nowId, done } = await changeAll(sql, act, input);
    return { data: await readSeriesDetail(sql, ctx, nowId), effect: effectOf(done) };
  });
}

/** Ends a series before a day, or now. */
export function stopSeries({ ctx, hooks, id }: Act, input: EndSeriesInput): Promise<Changed> {
  return ctx.sql.transaction(async (sql) => {
    const done = await endSeries(await openSeries(sql, { ctx, hooks, id }), input);
    return { data: await readSeriesDetail(sql, ctx, id), effect: effectOf(done) };
  });
}
