import { team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** Today's monthly report on a new student of the team, whose parent is the calling parent. */
async function reportId(question: Question): Promise<number | undefined> {
  const { api } = question.fixtures;
  const { sql } = api.deps.database;
  const { teacher, student } = team(question);
  const month = question.fixtures.another() % 1000;
  const [row] = await sql.query<{ id: number }>({
    text: `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id, created_at)
      values ($1, $2, $3, 1, 'en', '[]', $1, $4) returning id`,
    values: [teacher.id, student.id, 3000 + month, api.clock.now()],
  });
  return row?.id;
}

async function answerPath(question: Question): Promise<{ path: string }> {
  const { sql } = question.fixtures.api.deps.database;
  const { teacher, student } = team(question);
  const [row] = await sql.query<{ id: number }>({
    text: `insert into feedback (occasion, student_id, teacher_id, monthly_report_id, score, answered_by)
      values ('monthly_report', $1, $2, $3, 2, $1) returning id`,
    values: [student.id, teacher.id, await reportId(question)],
  });
  return { path: `/feedback/${row?.id}/handled` };
}

export const feedbackRequests: RequestBuilders = {
  'get /feedback/questions': () => ({}),
  'post /feedback': async (question) => ({
    body: { occasion: 'monthly_report', monthlyReportId: String(await reportId(question)), score: 4 },
  }),
  'get /feedback': () => ({}),
  'put /feedback/:id/handled': answerPath,
};

export const feedbackRows = `
  get  /feedback/questions   any     401 200 200 200 200 200 200 200 200 200
  post /feedback             own     401 404 404 404 201 404 404 404 404 404
  post /feedback             foreign 401 404 404 404 404 404 404 404 404 404
  get  /feedback             any     401 403 403 403 403 403 403 200 200 200
  put  /feedback/:id/handled own     401 403 403 403 403 403 403 200 200 200
  put  /feedback/:id/handled foreign 401 403 403 403 403 403 403 404 200 200`;
