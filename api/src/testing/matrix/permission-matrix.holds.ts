import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const studentOf = ({ of, fixtures }: Question) => (of === 'own' ? fixtures.own : fixtures.foreign).student;

/** A day years ahead, another one each time, as a student can have only one hold at a time. */
const inSomeYears = ({ fixtures }: Question) => {
  const day = new Date(Date.UTC(2045, 0, 1) + (fixtures.another() % 10_000) * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
};

async function onHold(question: Question) {
  const { from } = inSomeYears(question);
  const { id } = studentOf(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into holds (student_id, from_on, to_on, zone, starts_at, ends_at, created_by, changed_at)
      values ($1, $2, $2, 'UTC', $2::date, $2::date + 1, $1, now()) returning id`,
    values: [id, from],
  });
  return `/holds/${row?.id}`;
}

export const holdRequests: RequestBuilders = {
  'get /students/:id/holds': (question) => ({ path: `/students/${studentOf(question).id}/holds` }),
  'post /students/:id/holds/preview': (question) => ({
    path: `/students/${studentOf(question).id}/holds/preview`,
    body: inSomeYears(question),
  }),
  'post /students/:id/holds': (question) => ({
    path: `/students/${studentOf(question).id}/holds`,
    body: inSomeYears(question),
  }),
  'put /holds/:id': async (question) => ({ path: await onHold(question), body: inSomeYears(question) }),
  'get /holds/:id/ending': async (question) => ({ path: `${await onHold(question)}/ending` }),
  'delete /holds/:id': async (question) => ({ path: await onHold(question) }),
};

export const holdRows = `
  get    /students/:id/holds            own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/holds            foreign       401 403 403 404 404 404 404 404 200 200
  post   /students/:id/holds/preview    own           401 403 403 403 403 403 403 200 200 200
  post   /students/:id/holds/preview    foreign       401 403 403 403 403 403 403 404 200 200
  post   /students/:id/holds            own           401 403 403 403 403 403 403 201 201 201
  post   /students/:id/holds            foreign       401 403 403 403 403 403 403 404 201 201
  put    /holds/:id                     own           401 403 403 403 403 403 403 200 200 200
  put    /holds/:id                     foreign       401 403 403 403 403 403 403 404 200 200
  get    /holds/:id/ending              own           401 403 403 403 403 403 403 200 200 200
  get    /holds/:id/ending              foreign       401 403 403 403 403 403 403 404 200 200
  delete /holds/:id                     own           401 403 403 403 403 403 403 200 200 200
  delete /holds/:id                     foreign       401 403 403 403 403 403 403 404 200 200`;
