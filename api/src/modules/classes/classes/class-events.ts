import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { Event } from '#base/modules/registry.ts';
import type { ClassChange, HandOver, ManyChanged, PlanningDeps, Span } from './class-facts.ts';

/* What happens to classes; modules above follow it in the same transaction. */

/** A class was made, changed or deleted. */
export const classChanged = new Event<[sql: Sql, ctx: ViewerCtx, change: ClassChange]>('classChanged');

/** One action has changed many classes to come; `classChanged` is not published for them. */
export const manyChanged = new Event<[sql: Sql, deps: PlanningDeps, changes: readonly ManyChanged[]]>('manyChanged');

/** Classes were made ahead; `classChanged` is not published for them. */
export const classesPlanned = new Event<[sql: Sql, deps: PlanningDeps, ids: readonly number[]]>('classesPlanned');

/** A time off has ended or was taken back: what it had prevented is possible again. */
export const timeFreed = new Event<[sql: Sql, deps: PlanningDeps, span: Span]>('timeFreed');

/** A student's classes to come were given to another teacher. */
export const handedOver = new Event<[sql: Sql, ctx: ViewerCtx, handOver: HandOver]>('handedOver');
