import { classId, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const leading = ['leader', 'admin', 'super-admin'];

/** A visit of a held class by the viewer who visits, or by its leader; released, or planned. */
async function visitPath(question: Question, isReleased: boolean): Promise<string> {
  const { sql } = question.fixtures.api.deps.database;
  const { teacher, leader } = team(question);
  const { fixtures, viewer, of } = question;
  const visitor = leading.includes(viewer) && of !== 'theirs' ? fixtures.person(viewer) : leader;
  const [row] = await sql.query<{ id: number }>({
    text: `insert into visits (class_id, teacher_id, visitor_id, recorded_at, released_at) values ($1, $2, $3, $4, $4) returning id`,
    values: [await classId(question, 'ended'), teacher.id, visitor.id, isReleased ? new Date() : null],
  });
  return `/visits/${row?.id}`;
}

export const visitRequests: RequestBuilders = {
  'get /visits': () => ({}),
  'get /visits/:id': async (question) => ({ path: await visitPath(question, true) }),
  'post /visits': async (question) => ({ body: { classId: await classId(question, 'ended') } }),
  'put /visits/:id': async (question) => ({ path: await visitPath(question, true), body: { advice: 'More patience' } }),
  'delete /visits/:id': async (question) => ({ path: await visitPath(question, false) }),
  'get /teachers-to-visit': () => ({}),
  'get /visit-rubric': () => ({}),
  'put /visit-rubric': () => ({ body: { lines: [{ title: { en: 'Use of the time', ar: 'استثمار الوقت' } }] } }),
};

export const visitRows = `
  get    /visits            any     401 403 403 403 403 403 200 200 200 200
  get    /visits/:id        own     401 403 403 403 403 403 200 200 200 200
  get    /visits/:id        foreign 401 403 403 403 403 403 404 404 200 200
  post   /visits            own     401 403 403 403 403 403 403 201 201 201
  post   /visits            foreign 401 403 403 403 403 403 403 422 201 201
  put    /visits/:id        own     401 403 403 403 403 403 403 200 200 200
  put    /visits/:id        foreign 401 403 403 403 403 403 404 404 200 200
  put    /visits/:id        theirs  401 403 403 403 403 403 403 200 409 409
  delete /visits/:id        own     401 403 403 403 403 403 403 200 200 200
  delete /visits/:id        foreign 401 403 403 403 403 403 403 404 200 200
  get    /teachers-to-visit any     401 403 403 403 403 403 403 200 200 200
  get    /visit-rubric      any     401 403 403 403 403 403 200 200 200 200
  put    /visit-rubric      any     401 403 403 403 403 403 403 403 200 200`;
