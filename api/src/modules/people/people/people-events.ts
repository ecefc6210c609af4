import type { Sql } from '#base/database/sql.ts';
import type { Jobs } from '#base/jobs/jobs.ts';
import { Collected, Event } from '#base/modules/registry.ts';
import type { MergeCheck, MergeVerb } from './merge/merge-parts.ts';

/** The context of an end, in a request or in a job. */
interface LeavingCtx {
  deps: { jobs: Pick<Jobs, 'enqueue'> };
  now: Date;
}

/**
 * A person was deactivated, deleted or erased (D5, D123): a follower ends what must not continue. In that transaction,
 * with the person's row locked, as the checks below.
 */
export const personLeft = new Event<[sql: Sql, ctx: LeavingCtx, personId: number]>('personLeft');

/** A person is to be deleted or erased (D5): a follower throws if that must not be. */
export const personDeleting = new Event<[sql: Sql, personId: number, now: Date]>('personDeleting');

/** A person is to be erased (D123); what prevents a deletion prevents it too. */
export const personErasing = new Event<[sql: Sql, personId: number, now: Date]>('personErasing');

/** What keeps two accounts of one person from being merged, and what a merge moves first (D164). */
export const mergeChecks = new Collected<MergeCheck>('mergeChecks');
export const mergeVerbs = new Collected<MergeVerb>('mergeVerbs');
