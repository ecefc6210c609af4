import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findVisit } from './list-visits.ts';
import { notifyAnswer, notifyRelease } from './notify-visit.ts';
import { moveVisit, planVisit } from './plan-visit.ts';
import { storeScores } from './store-scores.ts';
import { auditOf, changedWords } from './visits.audit.ts';
import { findVisitor, findVisitViewer, isOfAnother, type VisitViewer } from './visits.policy.ts';
import type { VisitInput, WireVisit } from './visits.schema.ts';

/**
 * D155: plans a visit of a class, or records one.
 * @throws AppError `conflict` if somebody visits this class already.
 */
export async function createVisit({
  ctx,
  input,
}: {
  ctx: ViewerCtx;
  input: VisitInput & { classId: number };
}): Promise<WireVisit> {
  const viewer = await findVisitor(ctx);
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    return recordVisit(inner, viewer, await planVisit(inner, viewer, input.classId), input);
  });
}

/** Locks the visit, so that of two people one is first. */
const lock = (sql: Sql, id: number) =>
  sql.query({ text: 'select from visits where id = $1 for no key update', values: [id] });

/**
 * Whoever recorded a visit is its visitor, who alone changes it (D155).
 * @throws AppError `conflict` for another viewer.
 */
function checkOwn(visit: WireVisit, viewer: VisitViewer): void {
  const { status, visitor: by } = visit;
  if (!isOfAnother(visit, viewer)) return;
  throw new AppError('conflict', `${by.name} has already recorded this visit`, [], undefined, { status, by });
}

/**
 * D155: who visits changes the plan, records or releases; the teacher answers.
 * @throws AppError `not_found`, `forbidden`, `invalid`, or `conflict` after the answer or for somebody else's record.
 */
export async function changeVisit({
  ctx,
  id,
  input,
}: {
  ctx: ViewerCtx;
  id: number;
  input: VisitInput;
}): Promise<WireVisit> {
  const viewer = await findVisitViewer(ctx);
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lock(sql, id);
    const before = await findVisit(inner, viewer, id);
    if (input.answer !== undefined) return answerVisit(inner, viewer, before, input.answer);
    if (Number(before.teacher.id) === ctx.viewer.userId)
      throw new AppError('forbidden', 'Only the visitor can change this visit');
    checkOwn(before, viewer);
    if (input.classId !== undefined) await moveVisit(inner, viewer, before, input.classId);
    return recordVisit(inner, viewer, id, input);
  });
}

async function answerVisit(ctx: ViewerCtx, viewer: VisitViewer, before: WireVisit, answer: string): Promise<WireVisit> {
  if (!before.may.answer) throw new AppError('forbidden', 'Only the teacher can answer this visit');
  if (before.answer === answer) return before;
  const id = Number(before.id);
  await ctx.sql.query({
    text: 'update visits set answer = $2, answered_at = $3 where id = $1',
    values: [id, answer, ctx.now],
  });
  await writeAudit(ctx.sql, ctx, { ...auditOf('answer', id), after: {} });
  await notifyAnswer(ctx, before);
  return findVisit(ctx, viewer, id);
}

/** @throws AppError `conflict` where only another class helps, or nothing any more. */
function checkRecordable({ isOff, answeredAt, may }: WireVisit): void {
  if (answeredAt !== null) throw new AppError('conflict', 'The teacher has answered: the visit cannot change any more');
  if (isOff) throw new AppError('conflict', 'This class does not take place. Choose another one');
  if (!may.record) throw new AppError('conflict', 'This class has not started yet');
}

async function recordVisit(ctx: ViewerCtx, viewer: VisitViewer, id: number, input: VisitInput): Promise<WireVisit> {
  const { scores, advice, release = scores !== undefined } = input;
  const before = await findVisit(ctx, viewer, id);
  if (before.answeredAt !== null || scores || release) checkRecordable(before);
  const changed = await storeAdvice(ctx, before, advice);
  if (scores) {
    await storeScores(ctx, before, scores);
    await writeAudit(ctx.sql, ctx, { ...auditOf('record', id), after: changed ?? {} });
  } else if (changed) await writeAudit(ctx.sql, ctx, { ...auditOf('update', id), after: changed });
  const stored = await findVisit(ctx, viewer, id);
  return release ? releaseVisit(ctx, viewer, stored) : stored;
}

/** @returns what the audit log says of it: that it changed, not its words. */
async function storeAdvice(ctx: ViewerCtx, before: WireVisit, advice: VisitInput['advice']): Promise<object | null> {
  if (advice === undefined || advice === before.advice) return null;
  await ctx.sql.query({ text: 'update visits set advice = $2 where id = $1', values: [Number(before.id), advice] });
  return changedWords('advice');
}

const releaseText = `update visits v set released_at = $2 where id = $1
  and exists (select from visit_scores s where s.visit_id = v.id and s.score is not null) returning id`;

/** The teacher reads it from now on; the same again changes nothing. @throws AppError at `scores` without any. */
async function releaseVisit(ctx: ViewerCtx, viewer: VisitViewer, visit: WireVisit): Promise<WireVisit> {
  if (visit.status === 'released') return visit;
  const id = Number(visit.id);
  const released = await ctx.sql.query({ text: releaseText, values: [id, ctx.now] });
  if (released.length === 0) throw fieldError('scores', 'required', 'Score at least one line');
  await writeAudit(ctx.sql, ctx, { ...auditOf('release', id), after: {} });
  await notifyRelease(ctx, visit);
  return findVisit(ctx, viewer, id);
}

/** A visit that the teacher has not read goes with its words. @throws AppError `conflict` for a released one. */
export async function deleteVisit({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const viewer = await findVisitor(ctx);
  await ctx.sql.transaction(async (sql) => {
    await lock(sql, id);
    const visit = await findVisit({ ...ctx, sql }, viewer, id);
    checkOwn(visit, viewer);
    if (!visit.may.delete) throw new AppError('conflict', 'The teacher can read this visit: it stays');
    await sql.query({ text: 'delete from visits where id = $1', values: [id] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: {} });
  });
}
