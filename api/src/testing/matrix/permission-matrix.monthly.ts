import { questions } from '#modules/study/reports/monthly/questions.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const YEAR = 2026;
const questionsAndAnswers = questions.en.map((question) => ({ question, answer: 'Well done' }));
const team = ({ fixtures, of }: Question) => (of === 'foreign' ? fixtures.foreign : fixtures.own);

/** A report that only this question uses: on January, about a student of the team. */
async function named(question: Question) {
  const { teacher, leader } = team(question);
  const student = await question.fixtures.api.buildStudent({ teacher, leader });
  return { student: student.id, teacher: teacher.id, month: 1, year: YEAR };
}

/** A report about the team's own student, with its own year. */
async function reportPath(question: Question): Promise<string> {
  const { teacher, student } = team(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id)
      values ($1, $2, $3, 1, 'en', $4::jsonb, $1)
      on conflict on constraint monthly_reports_month_key do update set language = excluded.language returning id`,
    values: [teacher.id, student.id, YEAR, JSON.stringify(questionsAndAnswers)],
  });
  return `/monthly-reports/${row?.id}`;
}

export const monthlyReportRequests: RequestBuilders = {
  'get /monthly-reports': () => ({}),
  'get /monthly-reports/due': () => ({}),
  'get /monthly-reports/form': async (question) => ({
    path: `/monthly-reports/form?${new URLSearchParams(
      Object.entries(await named(question)).map(([key, value]) => [key, String(value)]),
    )}`,
  }),
  'put /monthly-reports/draft': async (question) => ({ body: { ...(await named(question)), answers: ['Well'] } }),
  'get /monthly-reports/:id': async (question) => ({ path: await reportPath(question) }),
  'post /monthly-reports': async (question) => ({ body: { ...(await named(question)), questionsAndAnswers } }),
};

export const monthlyReportRows = `
  get    /monthly-reports       any     401 403 403 200 200 200 200 200 200 200
  get    /monthly-reports/due   own     401 403 403 403 403 403 200 200 200 200
  get    /monthly-reports/form  own     401 403 403 403 403 403 200 200 200 200
  get    /monthly-reports/form  foreign 401 403 403 403 403 403 422 422 200 200
  put    /monthly-reports/draft own     401 403 403 403 403 403 200 200 200 200
  put    /monthly-reports/draft foreign 401 403 403 403 403 403 422 422 200 200
  get    /monthly-reports/:id   own     401 403 403 200 200 200 200 200 200 200
  get    /monthly-reports/:id   foreign 401 403 403 404 404 404 404 404 200 200
  post   /monthly-reports       own     401 403 403 403 403 403 201 201 201 201
  post   /monthly-reports       foreign 401 403 403 403 403 403 422 422 201 201`;
