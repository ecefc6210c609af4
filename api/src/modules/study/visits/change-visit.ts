import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { knownText } from '#modules/classes/classes/index.ts';
import { findVisit } from './list-visits.ts';
import { notifyAnswer, notifyRelease } from './notify-visit.ts';
import { storeScores } from './store-scores.ts';
import { findVisitor, findVisitViewer, isVisitedBy, type VisitViewer } from './visits.policy.ts';
import type { VisitInput, WireVisit } from './visits.schema.ts';

const auditOf = (act: string, id: number) => ({ action: `visit.${act}`, subject: 'visit', subjectId: id });

interface FoundClass {
  id: number;
  teacherId: number;
  status: string;
}

/** @throws AppError at `classId` for a class that the viewer does not visit, or that was cancelled. */
async function findClass(
  { sql, viewer: { userId } }: ViewerCtx,
  viewer: VisitViewer,
  classId: number,
): Promise<FoundClass> {
  const [found] = await sql.query<FoundClass>({
    text: `with ${knownText(viewer.visits === 'team', '$1::bigint')} select c.id::int, c.teacher_id::int as "teacherId", c.status
      from ${existingClasses} c where c.id = $3 and ${isVisitedBy(viewer, 'c.teacher_id', '$2::bigint[]')}`,
    values: [userId, viewer.lookers, classId],
  });
  if (!found) throw fieldError('classId', 'unknown', 'There is no such class');
  if (found.status === 'cancelled') throw fieldError('classId', 'invalid', 'This class was cancelled');
  return found;
}

const createText = `insert into visits (class_id, teacher_id, visitor_id, created_at) values ($1, $2, $3, $4) returning id::int`;

/** D155: plans a visit of a class, or records one. @throws AppError `conflict` if somebody visits this class already. */
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
    const { id: classId, teacherId } = await findClass(inner, viewer, input.classId);
    const values = [classId, teacherId, ctx.viewer.userId, ctx.now];
    const [made] = await sql.query<{ id: number }>({ text: createText, values });
    if (!made) throw new Error('the visit was not stored');
    await writeAudit(sql, ctx, { ...auditOf('plan', made.id), after: {} });
    return recordVisit(inner, viewer, made.id, input);
  });
}

/** Locks the visit, so that of two people one is first. */
const lock = (sql: Sql, id: number) =>
  sql.query({ text: 'select from visits where id = $1 for no key update', values: [id] });

/**
 * D155: the visitor changes the plan, records or releases; the teacher answers.
 * @throws AppError `not_found`, `forbidden`, `invalid`, or `conflict` after the answer.
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
    if (input.classId !== undefined) await moveTo(inner, viewer, before, input.classId);
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

/** @throws AppError `conflict` for a recorded visit, which is of its class. */
async function moveTo(ctx: ViewerCtx, viewer: VisitViewer, visit: WireVisit, classId: number): Promise<void> {
  if (visit.class.id === String(classId)) return;
  if (!visit.may.move) throw new AppError('conflict', 'This visit is recorded');
  const held = await findClass(ctx, viewer, classId);
  const text = 'update visits set class_id = $2, teacher_id = $3 where id = $1';
  await ctx.sql.query({ text, values: [Number(visit.id), held.id, held.teacherId] });
}

async function recordVisit(ctx: ViewerCtx, viewer: VisitViewer, id: number, input: VisitInput): Promise<WireVisit> {
  const { scores, advice, release = scores !== undefined } = input;
  const before = await findVisit(ctx, viewer, id);
  if (before.answeredAt !== null || scores || release) checkRecordable(before);
  if (advice !== undefined)
    await ctx.sql.query({ text: 'update visits set advice = $2 where id = $1', values: [id, advice] });
  if (scores) {
    await storeScores(ctx, before, scores);
    await writeAudit(ctx.sql, ctx, { ...auditOf('record', id), after: {} });
  }
  if (release) await releaseVisit(ctx, before);
  return findVisit(ctx, viewer, id);
}

const releaseText = `update visits v set released_at = $2 where id = $1
  and exists (select from visit_scores s where s.visit_id = v.id and s.score is not null) returning id`;

/** The teacher reads it from now on; the same again changes nothing. @throws AppError at `scores` without any. */
async function releaseVisit(ctx: ViewerCtx, visit: WireVisit): Promise<void> {
  if (visit.status === 'released') return;
  const id = Number(visit.id);
  const released = await ctx.sql.query({ text: releaseText, values: [id, ctx.now] });
  if (released.length === 0) throw fieldError('scores', 'required', 'Score at least one line');
  await writeAudit(ctx.sql, ctx, { ...auditOf('release', id), after: {} });
  await notifyRelease(ctx, visit);
}

/** A visit that the teacher has not read goes with its words. @throws AppError `conflict` for a released one. */
export async function deleteVisit({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const viewer = await findVisitor(ctx);
  await ctx.sql.transaction(async (sql) => {
    await lock(sql, id);
    const { may } = await findVisit({ ...ctx, sql }, viewer, id);
    if (!may.delete) throw new AppError('conflict', 'The teacher has read this visit: it stays');
    await sql.query({ text: 'delete from visits where id = $1', values: [id] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before: {} });
  });
}
