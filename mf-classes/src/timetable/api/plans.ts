import * as v from 'valibot';
import { oneOf, personSchema } from '#/base/api/wire.ts';

/** What absences, closures and shifts have: for whom, on which days, and how far the job is. */
export const planEntries = {
  id: v.string(),
  teacher: v.nullable(personSchema),
  leader: v.nullable(personSchema),
  from: v.string(),
  to: v.string(),
  /** Of these days. */
  zone: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  state: oneOf(['applying', 'done', 'undoing', 'undone']),
  job: v.object({ state: oneOf(['running', 'finished']), total: v.number(), done: v.number() }),
  families: v.number(),
  may: v.object({ undo: v.optional(v.boolean(), false) }),
};

/** The state of a plan's class. */
export const planRowState = oneOf(['waiting', 'done', 'skipped', 'undone', 'kept']);

export const PLANS_OF_PAGE = 20;

/** The page after `page`; undefined after the last one. */
export const nextPlans = ({ pagination: { total } }: { pagination: { total: number } }, _: unknown, page: number) =>
  page * PLANS_OF_PAGE < total ? page + 1 : undefined;

const POLL_MS = 1000;

/** A plan is fetched repeatedly while its job runs. */
export const whileRunning = ({ state }: { state: { data?: { job: { state: string } } } }) =>
  state.data?.job.state === 'running' ? POLL_MS : false;
