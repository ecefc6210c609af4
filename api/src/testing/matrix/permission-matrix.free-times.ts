import { team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** A teacher of the leader's team, or a teacher of the other team who has no class with the viewer's student. */
async function knownTeacher({ fixtures: { api, own, foreign }, of }: Question): Promise<number> {
  return of === 'foreign' ? (await api.buildTeacher(foreign)).id : own.teacher.id;
}

export const freeTimeRequests: RequestBuilders = {
  'get /teachers/:id/availability': (question) => ({ path: `/teachers/${team(question).teacher.id}/availability` }),
  'put /teachers/:id/availability': (question) => ({
    path: `/teachers/${team(question).teacher.id}/availability`,
    body: { windows: [{ weekday: 1, from: '16:00', to: '20:00' }] },
  }),
  'get /teachers/:id/free-times': async (question) => ({
    path: `/teachers/${await knownTeacher(question)}/free-times`,
  }),
  'get /free-teachers': () => ({ path: '/free-teachers?from=2040-03-01T14:00:00.000Z' }),
};

export const freeTimeRows = `
  get    /teachers/:id/availability     own           401 403 403 403 403 403 200 200 200 200
  get    /teachers/:id/availability     foreign       401 403 403 403 403 403 404 404 200 200
  put    /teachers/:id/availability     own           401 403 403 403 403 403 200 200 200 200
  put    /teachers/:id/availability     foreign       401 403 403 403 403 403 404 404 200 200
  get    /teachers/:id/free-times       own           401 404 404 200 200 200 200 200 200 200
  get    /teachers/:id/free-times       foreign       401 404 404 404 404 404 404 404 200 200
  get    /free-teachers                 any           401 403 403 403 403 403 403 200 200 200`;
