import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const studentOf = ({ of, fixtures }: Question) => (of === 'own' ? fixtures.own : fixtures.foreign).student;

/** A day years ahead, another one each time, as a student can have only one hold at a time. */
const inSomeYears = ({ fixtures }: Question) => {
  const day = new Date(Date.UTC(2045, 0, 1) + (fixtures.another() % 10_000) * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
};

/** A day of the next year, another one each time, where families may let classes pause (D136). */
async function familyDays({ fixtures }: Question) {
  const { api, person } = fixtures;
  const token = await api.tokenFor(person('super-admin'));
  await api.request('put', '/api/settings', { token, body: { family_hold_days: 21 } });
  const days = 30 + (fixtures.another() % 300);
  const day = new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
}

async function onHold(question: Question, byFamily = false) {
  const { from } = inSomeYears(question);
  const { id } = studentOf(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into holds (student_id, from_on, to_on, zone, starts_at, ends_at, created_by, changed_at, by_family)
      values ($1, $2, $2, 'UTC', $2::date, $2::date + 1, $1, now(), $3) returning id`,
    values: [id, from, byFamily],
  });
  return `/${byFamily ? 'family-holds' : 'holds'}/${row?.id}`;
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
  'get /holds/:id/classes': async (question) => ({ path: `${await onHold(question)}/classes` }),
  'get /holds/:id/ending': async (question) => ({ path: `${await onHold(question)}/ending` }),
  'delete /holds/:id': async (question) => ({ path: await onHold(question) }),
  'post /students/:id/family-holds/preview': async (question) => ({
    path: `/students/${studentOf(question).id}/family-holds/preview`,
    body: await familyDays(question),
  }),
  'post /students/:id/family-holds': async (question) => ({
    path: `/students/${studentOf(question).id}/family-holds`,
    body: await familyDays(question),
  }),
  'delete /family-holds/:id': async (question) => ({ path: await onHold(question, true) }),
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
  get    /holds/:id/classes             own           401 403 403 200 200 200 200 200 200 200
  get    /holds/:id/classes             foreign       401 403 403 404 404 404 404 404 200 200
  get    /holds/:id/ending              own           401 403 403 403 403 403 403 200 200 200
  get    /holds/:id/ending              foreign       401 403 403 403 403 403 403 404 200 200
  delete /holds/:id                     own           401 403 403 403 403 403 403 200 200 200
  delete /holds/:id                     foreign       401 403 403 403 403 403 403 404 200 200
  post   /students/:id/family-holds/preview       own           401 403 403 403 200 403 403 403 403 403
  post   /students/:id/family-holds/preview       foreign       401 403 403 404 404 404 404 404 403 403
  post   /students/:id/family-holds               own           401 403 403 403 201 403 403 403 403 403
  post   /students/:id/family-holds               foreign       401 403 403 404 404 404 404 404 403 403
  delete /family-holds/:id                        own           401 403 403 403 200 403 403 403 403 403
  delete /family-holds/:id                        foreign       401 403 403 404 404 404 404 404 403 403`;
