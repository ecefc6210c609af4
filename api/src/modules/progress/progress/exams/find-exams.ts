import type { InferInput } from 'valibot';
import { isAdmin } from '#base/auth/viewer.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { peopleScope } from '#modules/people/people/index.ts';
import { type FoundHistory, findHistory, isLed } from '../find-history.ts';
import { examinedParts } from '../history/draw.ts';
import { rangeOf } from '../quran/ranges.ts';
import { examFields } from './exam.fields.ts';
import type { OpenExamsQuery, openExamsPage, WireExam } from './exams.schema.ts';
import { isPassed } from './exams-sql.ts';

type ExamRow = Omit<WireExam, 'drawn' | 'may'> & { drawn: number[] | null };

const columns = `${selectOf(examFields)}, x.drawn`;

/** Nobody but who holds it sees what was drawn before it is recorded: the leader may be the student's teacher too. */
function present(row: ExamRow, ctx: ViewerCtx, isLeader: boolean): WireExam {
  const isRecorded = row.status === 'recorded';
  const isExaminer = row.examiner.id === String(ctx.viewer.userId);
  const may = {
    hold: isExaminer || (isLeader && isAdmin(ctx.viewer)),
    delete: !isRecorded && (isExaminer || isLeader),
  };
  const isShown = isRecorded || may.hold;
  const pages = new Set(isShown ? row.drawn : []);
  const drawn = examinedParts(row)
    .filter(({ number }) => pages.has(number))
    .map((part) => ({ page: part.number, ...rangeOf(part) }));
  return { ...row, mistakes: isShown ? row.mistakes : [], drawn, may };
}

const listText = `select ${columns} from exams x where x.student_id = $1 order by x.started_at desc nulls first, x.id desc`;

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

/** D156: a student's exams: all for leaders, for everybody else who reads the progress those that are recorded. */
export async function listExams({ ctx, id }: Asked): Promise<{ data: WireExam[]; may: { create: boolean } }> {
  const { mayConfirm } = await findHistory(ctx, id);
  const rows = await ctx.sql.query<ExamRow>({ text: listText, values: [id] });
  const data = rows
    .map((row) => present(row, ctx, mayConfirm))
    .filter(({ status, may }) => status === 'recorded' || mayConfirm || may.hold);
  return { data, may: { create: mayConfirm } };
}

const oneText = `select ${columns} from exams x join ${existingUsers} s on s.id = x.student_id where x.id = $1`;

/** For the examiner, who may know the student from it alone. */
async function leads(ctx: ViewerCtx, studentId: number): Promise<boolean> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'classes.report.create');
  const text = `select from ${existingUsers} s where s.id = $1 and $2::bigint is not null and ${isLed(scope, '$2::bigint')}`;
  return (await ctx.sql.query({ text, values: [studentId, ctx.viewer.userId] })).length > 0;
}

/** @throws AppError `not_found` for an exam that the viewer does not read (yet). */
export async function findExam({ ctx, id }: Asked): Promise<WireExam> {
  const [row] = await ctx.sql.query<ExamRow>({ text: oneText, values: [id] });
  if (!row) throw notFound('Exam');
  const studentId = Number(row.student.id);
  if (row.examiner.id === String(ctx.viewer.userId)) return present(row, ctx, await leads(ctx, studentId));
  const found: FoundHistory = await findHistory(ctx, studentId);
  if (row.status !== 'recorded' && !found.mayConfirm) throw notFound('Exam');
  return present(row, ctx, found.mayConfirm);
}

const STATISTICS_DAYS = 30;
type Statistics = InferInput<typeof openExamsPage>['statistics'];
type OpenRow = ExamRow & { isLeader: boolean };

/** D156: what the viewer is to hold, and what waits in the team: those that are started first. */
export async function listOpenExams(ctx: ViewerCtx, query: OpenExamsQuery): Promise<InferInput<typeof openExamsPage>> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'classes.report.create');
  const led = isLed(scope, '$1::bigint');
  const ofViewer = `exams x join ${existingUsers} s on s.id = x.student_id
    where (x.examiner_id = $1::bigint or ${led})`;
  const rows = `${ofViewer} and x.recorded_at is null`;
  const statistics = `select json_build_object('held', count(*), 'passed', count(*) filter (where ${isPassed}))
    from ${ofViewer} and x.recorded_at is not null and x.started_at > $4::timestamptz - interval '${STATISTICS_DAYS} days'`;
  const { page, per_page } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: OpenRow[]; statistics: Statistics }>({
    text: `select (select count(*)::int from ${rows}) as total, coalesce((select json_agg(page) from (
      select ${columns}, ${led} as "isLeader" from ${rows}
      order by x.started_at nulls last, x.id limit $2 offset $3) page), '[]'::json) as rows,
      (${statistics}) as statistics`,
    values: [ctx.viewer.userId, per_page, offsetOf(query), ctx.now],
  });
  const {
    total,
    rows: open,
    statistics: counted,
  } = found ?? { total: 0, rows: [], statistics: { held: 0, passed: 0 } };
  return {
    data: open.map(({ isLeader, ...row }) => present(row, ctx, isLeader)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
    statistics: counted,
  };
}
