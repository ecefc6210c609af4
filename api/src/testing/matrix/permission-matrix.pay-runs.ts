import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const teacherOf = ({ fixtures, of }: Question) => (of === 'foreign' ? fixtures.foreign.teacher : fixtures.own.teacher);

/** A closed month of the teacher that no other question uses. */
async function closedMonth(question: Question): Promise<string> {
  const month = new Date(Date.UTC(2100, question.fixtures.another() % 1100)).toISOString().slice(0, 7);
  await question.fixtures.api.deps.database.sql.query({
    text: `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
      values ($1, $2, 1000, 'USD', now(), $1)`,
    values: [teacherOf(question).id, `${month}-01`],
  });
  return month;
}

/** A run with a line of the teacher that waits. */
async function preparedRun(question: Question): Promise<number> {
  const month = await closedMonth(question);
  const [run] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `with run as (insert into pay_runs (month, currency) values ($1, 'USD') returning id)
      insert into pay_run_lines (run_id, teacher_id, salary_minor, amount_minor, currency)
      select id, $2, 1000, 1000, 'USD' from run returning run_id::int as id`,
    values: [`${month}-01`, teacherOf(question).id],
  });
  return run?.id ?? 0;
}

async function advanceOf(question: Question): Promise<number> {
  const [advance] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into pay_advances (teacher_id, amount_minor, currency, months, given_on)
      values ($1, 5000, 'USD', 2, '2026-01-01') returning id::int as id`,
    values: [teacherOf(question).id],
  });
  return advance?.id ?? 0;
}

export const payRunRequests: RequestBuilders = {
  'get /pay-runs': () => ({}),
  'post /pay-runs': async (question) => ({ body: { month: await closedMonth(question) } }),
  'get /pay-runs/:id': async (question) => ({ path: `/pay-runs/${await preparedRun(question)}` }),
  'put /pay-runs/:id/lines/:teacherId': async (question) => ({
    path: `/pay-runs/${await preparedRun(question)}/lines/${teacherOf(question).id}`,
    body: { state: 'paid', reference: 'A 1' },
  }),
  'get /pay-runs/:id/bank-file': async (question) => ({ path: `/pay-runs/${await preparedRun(question)}/bank-file` }),
  'get /teachers/:id/payout': (question) => ({ path: `/teachers/${teacherOf(question).id}/payout` }),
  'put /teachers/:id/payout': (question) => ({
    path: `/teachers/${teacherOf(question).id}/payout`,
    body: { way: 'bank', holder: 'Salma', bank: 'Bank of Jordan', account: 'JO94 3000' },
  }),
  'get /teachers/:id/advances': (question) => ({ path: `/teachers/${teacherOf(question).id}/advances` }),
  'post /teachers/:id/advances': (question) => ({
    path: `/teachers/${teacherOf(question).id}/advances`,
    body: { amount: 5000, months: 2 },
  }),
  'delete /teachers/:id/advances/:advanceId': async (question) => ({
    path: `/teachers/${teacherOf(question).id}/advances/${await advanceOf(question)}`,
  }),
  'get /teachers/:id/pay': (question) => ({ path: `/teachers/${teacherOf(question).id}/pay` }),
};

export const payRunRows = `
  get    /pay-runs                        any     401 403 403 403 403 403 403 403 200 200
  post   /pay-runs                        any     401 403 403 403 403 403 403 403 201 201
  get    /pay-runs/:id                    any     401 403 403 403 403 403 403 403 200 200
  put    /pay-runs/:id/lines/:teacherId   own     401 403 403 403 403 403 403 403 200 200
  get    /pay-runs/:id/bank-file          any     401 403 403 403 403 403 403 403 200 200
  get    /teachers/:id/payout             own     401 404 404 404 404 404 200 404 200 200
  get    /teachers/:id/payout             foreign 401 404 404 404 404 404 404 404 200 200
  put    /teachers/:id/payout             own     401 404 404 404 404 404 200 404 200 200
  put    /teachers/:id/payout             foreign 401 404 404 404 404 404 404 404 200 200
  get    /teachers/:id/advances           own     401 404 404 404 404 404 200 404 200 200
  get    /teachers/:id/advances           foreign 401 404 404 404 404 404 404 404 200 200
  post   /teachers/:id/advances           own     401 403 403 403 403 403 403 403 201 201
  delete /teachers/:id/advances/:advanceId own    401 403 403 403 403 403 403 403 200 200
  get    /teachers/:id/pay                own     401 404 404 404 404 404 200 404 200 200
  get    /teachers/:id/pay                foreign 401 404 404 404 404 404 404 404 200 200`;
