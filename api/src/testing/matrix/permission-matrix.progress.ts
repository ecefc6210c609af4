import { team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const ofStudent = (rest: string) => (question: Question) => ({
  path: `/students/${team(question).student.id}/progress${rest}`,
});

export const progressRequests: RequestBuilders = {
  'get /quran/structure': () => ({}),
  'get /students/:id/progress': ofStudent(''),
  'get /students/:id/progress/due': ofStudent('/due'),
  'get /students/:id/progress/next': ofStudent('/next'),
  'put /students/:id/progress/known': (question) => ({ ...ofStudent('/known')(question), body: { juz: [30] } }),
};

export const progressRows = `
  get    /quran/structure               any           401 200 200 200 200 200 200 200 200 200
  get    /students/:id/progress         own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress         foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/progress/due     own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress/due     foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/progress/next    own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress/next    foreign       401 403 403 404 404 404 404 404 200 200
  put    /students/:id/progress/known   own           401 403 403 403 403 403 200 200 200 200
  put    /students/:id/progress/known   foreign       401 403 403 403 403 403 404 404 200 200`;
