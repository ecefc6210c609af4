import { isDeepStrictEqual } from 'node:util';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { ayahId, pageOf, surahOf } from '../quran/structure.ts';
import { requireOutsider, startExam } from './create-exam.ts';
import { examNotifications } from './exams.notifications.ts';
import type { ExamInput, WireExam } from './exams.schema.ts';
import type { Mistakes } from './exams.table.ts';
import { findExam } from './find-exams.ts';
import { notifyResult } from './notify-result.ts';

interface Changing {
  ctx: ViewerCtx;
  id: number;
  input: ExamInput;
}

/** Locks the exam, so that of two people one is first. */
const lock = (sql: Sql, id: number) =>
  sql.query({ text: 'select from exams where id = $1 for no key update', values: [id] });

/** Whether an ayah, given completely, is on the page. */
function isOnPage({ page, surah, ayah }: Mistakes): boolean {
  if (surah === null || ayah === null) return surah === ayah;
  return ayah <= surahOf(surah).ayahs && pageOf(ayahId({ surah, ayah })) === page;
}

/** The mistakes as they are stored: each place once. @throws AppError at a place that was not drawn. */
function placesOf(sent: readonly Mistakes[], drawn: WireExam['drawn']): Mistakes[] {
  const pages = new Set(drawn.map(({ page }) => page));
  const places = new Map<string, Mistakes>();
  for (const [index, mistakes] of sent.entries()) {
    const { page, surah, ayah, count } = mistakes;
    if (!pages.has(page)) throw fieldError(`mistakes.${index}.page`, 'not_drawn', 'This page is not in the exam');
    if (!isOnPage(mistakes)) throw fieldError(`mistakes.${index}.ayah`, 'not_on_page', 'This ayah is not on the page');
    const key = `${page}:${surah}:${ayah}`;
    if (count > 0) places.set(key, { page, surah, ayah, count: count + (places.get(key)?.count ?? 0) });
  }
  return [...places.values()].sort(
    (a, b) => a.page - b.page || (a.surah ?? 0) - (b.surah ?? 0) || (a.ayah ?? 0) - (b.ayah ?? 0),
  );
}

type State = Pick<WireExam, 'mistakes' | 'result' | 'note'>;
const stateOf = ({ mistakes, result, note }: State): State => ({ mistakes, result, note });

function nextState(exam: WireExam, { mistakes, result, note }: ExamInput): State {
  return {
    mistakes: mistakes ? placesOf(mistakes, exam.drawn) : exam.mistakes,
    result: result ?? exam.result,
    note: note === undefined ? exam.note : note,
  };
}

async function begin(ctx: ViewerCtx, exam: WireExam): Promise<WireExam> {
  const [id, studentId] = [Number(exam.id), Number(exam.student.id)];
  await requireOutsider(ctx, studentId);
  const [row] = await ctx.sql.query<{ seed: number }>({ text: 'select seed from exams where id = $1', values: [id] });
  await startExam(ctx, { id, studentId, scope: exam, seed: row?.seed ?? 0, pages: exam.pages });
  await settleNotifications(ctx.sql, { kinds: [examNotifications.planned], relatedId: id, at: ctx.now });
  return findExam({ ctx, id });
}

const storeText = `update exams set mistakes = $2::jsonb, result = $3, note = $4, version = version + 1,
  recorded_at = case when $3::smallint is not null then coalesce(recorded_at, $5) end where id = $1`;

/** @throws AppError `outdated` if somebody has saved since the version that was read. */
async function store(ctx: ViewerCtx, exam: WireExam, next: State, version: number | undefined): Promise<WireExam> {
  const id = Number(exam.id);
  const before = stateOf(exam);
  if (isDeepStrictEqual(before, next)) return exam;
  if (version !== undefined && version !== exam.version)
    throw new AppError('outdated', 'This exam was changed elsewhere. Read it again');
  const values = [id, JSON.stringify(next.mistakes), next.result, next.note, ctx.now];
  await ctx.sql.query({ text: storeText, values });
  const line = { subject: 'exam', subjectId: id };
  if (exam.status === 'recorded')
    await writeEdit(ctx.sql, ctx, { ...line, action: 'exam.update', before, after: next });
  else if (next.result !== null) {
    await writeAudit(ctx.sql, ctx, { ...line, action: 'exam.record', after: { result: next.result } });
    await notifyResult(ctx, exam);
  }
  return findExam({ ctx, id });
}

/**
 * D156: the examiner starts, saves mistakes on the way, and records the result; later the examiner or an admin corrects.
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` before the start, or `outdated`.
 */
export function changeExam({ ctx, id, input }: Changing): Promise<WireExam> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lock(sql, id);
    const found = await findExam({ ctx: inner, id });
    if (!found.may.hold) throw new AppError('forbidden', 'Only the examiner or an admin can change this exam');
    const exam = found.status === 'planned' && input.start === true ? await begin(inner, found) : found;
    const { mistakes, result, note } = input;
    if (mistakes === undefined && result === undefined && note === undefined) return exam;
    if (exam.status === 'planned') throw new AppError('conflict', 'This exam has not started yet');
    return store(inner, exam, nextState(exam, input), input.version);
  });
}

/** An exam without a result. @throws AppError `conflict` for a recorded one. */
export function deleteExam({ ctx, id }: Omit<Changing, 'input'>): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    await lock(sql, id);
    const { status, may, student } = await findExam({ ctx: { ...ctx, sql }, id });
    if (status === 'recorded') throw new AppError('conflict', 'This exam is recorded: it stays');
    if (!may.delete) throw new AppError('forbidden', 'You do not have the permission for this');
    await sql.query({ text: 'delete from exams where id = $1', values: [id] });
    await deleteNotifications(sql, { about: 'exam', relatedId: id });
    const line = { action: 'exam.delete', subject: 'exam', subjectId: id };
    await writeAudit(sql, ctx, { ...line, before: { student_id: Number(student.id) } });
  });
}
