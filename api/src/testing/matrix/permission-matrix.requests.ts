import { onClass, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

async function classToCome(question: Question): Promise<number> {
  const { api } = question.fixtures;
  return (await api.buildClass({ ...team(question), startsAt: new Date(api.clock.now().getTime() + 86_400_000) })).id;
}

/** An open request by the parent of the viewer's student. */
const onRequest = (rest: string) => async (question: Question) => {
  const { fixtures } = question;
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into class_requests (class_id, student_id, kind, times, month, requested_by)
      values ($1, $2, 'excuse', '{}', to_char(now(), 'YYYY') || '-' || $3, $4) returning id`,
    values: [await classToCome(question), team(question).student.id, fixtures.another(), fixtures.person('parent').id],
  });
  return { path: `/class-requests/${row?.id}${rest}` };
};

export const familyRequests: RequestBuilders = {
  'get /classes/:id/requests': onClass('/requests'),
  'post /classes/:id/requests': async (question) => ({
    path: `/classes/${await classToCome(question)}/requests`,
    body: { kind: 'excuse' },
  }),
  'get /class-requests': () => ({}),
  'put /class-requests/:id/accept': onRequest('/accept'),
  'put /class-requests/:id/reject': onRequest('/reject'),
  'delete /class-requests/:id': onRequest(''),
  'get /students/:id/makeups': (question) => ({ path: `/students/${team(question).student.id}/makeups` }),
};

export const familyRows = `
  get    /classes/:id/requests          own           401 403 403 200 200 200 200 200 200 200
  get    /classes/:id/requests          foreign       401 403 403 404 404 404 404 404 200 200
  post   /classes/:id/requests          own           401 403 403 403 201 403 403 403 403 403
  post   /classes/:id/requests          foreign       401 403 403 404 404 404 404 404 403 403
  get    /class-requests                any           401 200 200 200 200 200 200 200 200 200
  put    /class-requests/:id/accept     own           401 404 404 404 403 403 200 200 200 200
  put    /class-requests/:id/accept     foreign       401 404 404 404 404 404 404 404 200 200
  put    /class-requests/:id/reject     own           401 404 404 404 403 403 200 200 200 200
  put    /class-requests/:id/reject     foreign       401 404 404 404 404 404 404 404 200 200
  delete /class-requests/:id            own           401 404 404 404 200 403 403 403 403 403
  delete /class-requests/:id            foreign       401 404 404 404 404 404 404 404 403 403
  get    /students/:id/makeups          own           401 404 404 404 200 200 404 200 200 200
  get    /students/:id/makeups          foreign       401 404 404 404 404 404 404 404 200 200`;
