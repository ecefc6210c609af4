import { randomInt } from 'node:crypto';
import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { relationshipsOf, requireTeacher } from '#modules/people/people/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { checkRanges } from '../check-ranges.ts';
import { findHistory, historyOfStudent } from '../find-history.ts';
import { drawPages, type ExamScope, solidParts } from '../history/draw.ts';
import { remember } from '../history/memory.ts';
import { examNotifications } from './exams.notifications.ts';
import type { NewExamInput, WireExam } from './exams.schema.ts';
import { findExam } from './find-exams.ts';

const MAX_SEED = 2 ** 31;

interface Planning {
  ctx: ViewerCtx;
  id: number;
  input: NewExamInput;
}

const taughtText = `select from ${relationshipsOf('$1::bigint')} b
  where own_role = 'student' and other_role = 'teacher' and other_id = $2`;

/** D156. @throws AppError `forbidden` for a teacher of the student. */
export async function requireOutsider({ sql, viewer }: ViewerCtx, studentId: number): Promise<void> {
  if ((await sql.query({ text: taughtText, values: [studentId, viewer.userId] })).length > 0)
    throw new AppError('forbidden', 'You teach this student: somebody else holds the exam');
}

/** @throws AppError at `examinerId` for somebody who is no teacher of the viewer's team, or is the student's. */
async function checkExaminer(ctx: ViewerCtx, studentId: number, examinerId: number): Promise<void> {
  try {
    await requireTeacher(ctx, examinerId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw fieldError('examinerId', 'unknown', 'There is no such teacher');
    throw error;
  }
  if ((await ctx.sql.query({ text: taughtText, values: [studentId, examinerId] })).length > 0)
    throw fieldError('examinerId', 'own_teacher', 'This is a teacher of the student. Choose somebody else');
}

const openText = 'select from exams where student_id = $1 and recorded_at is null limit 1';

async function checkNoneIsOpen({ sql }: ViewerCtx, studentId: number): Promise<void> {
  if ((await sql.query({ text: openText, values: [studentId] })).length > 0)
    throw new AppError('conflict', 'This student has an exam that is not recorded yet. Record or delete it first');
}

const fieldOf = ({ juz }: ExamScope) => (juz.length > 0 ? 'juz' : 'ranges');

interface Drawn {
  id: number;
  studentId: number;
  scope: ExamScope;
  seed: number;
  pages: number;
}

/** The student's solid pages of the scope. @throws AppError at the scope if there are none. */
async function solidOf({ sql }: ViewerCtx, { studentId, scope }: Pick<Drawn, 'studentId' | 'scope'>) {
  const parts = solidParts(remember(await historyOfStudent(sql, studentId)), scope);
  if (parts.length === 0) throw fieldError(fieldOf(scope), 'nothing_solid', 'No page of it is memorised and solid yet');
  return parts;
}

const startText = `update exams set drawn = $2::smallint[], started_at = $3, held_on = $4, version = version + 1
  where id = $1 and drawn is null`;

/** D156: draws the pages from what is solid now; the caller has locked the exam. */
export async function startExam(ctx: ViewerCtx, exam: Drawn): Promise<void> {
  const { id, studentId, seed, pages } = exam;
  const drawn = drawPages(await solidOf(ctx, exam), seed, pages);
  const heldOn = dayIn(await zoneOf(ctx.sql, studentId), ctx.now);
  await ctx.sql.query({ text: startText, values: [id, drawn, ctx.now, heldOn] });
  await writeAudit(ctx.sql, ctx, { action: 'exam.start', subject: 'exam', subjectId: id, after: {} });
}

async function notifyExaminer({ sql, viewer, now }: ViewerCtx, { id, studentId }: Drawn, examinerId: number) {
  await notify(sql, {
    kind: examNotifications.planned,
    recipients: [examinerId],
    params: { by: await nameOf(sql, viewer.userId), student: await nameOf(sql, studentId) },
    actorId: viewer.userId,
    relatedId: id,
    at: now,
  });
}

const createText = `insert into exams (student_id, examiner_id, planned_by, juz, ranges, pages, seed, created_at)
  values ($1, $2, $3, $4::smallint[], $5::jsonb, $6, $7, $8) returning id::int`;

async function store({ sql, viewer, now }: ViewerCtx, exam: Omit<Drawn, 'id'>, examinerId: number): Promise<Drawn> {
  const { studentId, scope, pages, seed } = exam;
  const values = [studentId, examinerId, viewer.userId, scope.juz, JSON.stringify(scope.ranges), pages, seed, now];
  const [made] = await sql.query<{ id: number }>({ text: createText, values });
  if (!made) throw new Error('the exam was not stored');
  return { ...exam, id: made.id };
}

/** The leader or admin who asks. @throws AppError `not_found`, `forbidden`. */
async function requireLeader(ctx: ViewerCtx, studentId: number): Promise<void> {
  const { mayConfirm } = await findHistory(ctx, studentId);
  if (!mayConfirm) throw new AppError('forbidden', 'Only a leader or an admin sets an exam');
}

/** D156: a leader or an admin begins an exam, or names the teacher who holds it. */
export function createExam({ ctx, id: studentId, input }: Planning): Promise<WireExam> {
  const { ranges, pages, examinerId = ctx.viewer.userId } = input;
  const scope = { juz: [...new Set(input.juz)].sort((a, b) => a - b), ranges };
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, studentId);
    await requireLeader(inner, studentId);
    if (scope.juz.length + ranges.length === 0) throw fieldError('juz', 'required', 'Choose a juz or a range');
    await checkRanges(inner, ranges, 'ranges');
    const isOwn = examinerId === ctx.viewer.userId;
    await (isOwn ? requireOutsider(inner, studentId) : checkExaminer(inner, studentId, examinerId));
    await checkNoneIsOpen(inner, studentId);
    await solidOf(inner, { studentId, scope });
    const made = await store(inner, { studentId, scope, pages, seed: randomInt(MAX_SEED) }, examinerId);
    const line = { action: 'exam.plan', subject: 'exam', subjectId: made.id };
    await writeAudit(sql, ctx, { ...line, after: { student_id: studentId, juz: scope.juz, pages } });
    await (isOwn ? startExam(inner, made) : notifyExaminer(inner, made, examinerId));
    return findExam({ ctx: inner, id: made.id });
  });
}
