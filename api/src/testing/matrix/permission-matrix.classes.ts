import { classId, dayFor, materialPath, newClass, onClass, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const material = { name: 'Qaida', content: 'Letters' };

/** The report of a held class, by its teacher. */
async function reportPath(question: Question): Promise<string> {
  const { id } = await question.fixtures.api.buildReport({
    classId: await classId(question, 'ended'),
    author: team(question).teacher,
  });
  return `/daily-reports/${id}`;
}

const onAttendance = (verb: string) => async (question: Question) => ({
  path: `/attendance/${await classId(question)}/${verb}`,
});

export const classRequests: RequestBuilders = {
  'get /calendar': ({ fixtures, of }) => ({
    path: `/calendar?from=2040-01-01&to=2040-01-31&student_id=${(of === 'own' ? fixtures.own : fixtures.foreign).student.id}`,
  }),
  'get /calendar-feed': () => ({}),
  'post /calendar-feed/renew': () => ({}),
  'get /feeds/:file': () => ({ path: `/feeds/${'a'.repeat(43)}.ics` }),
  'get /classes/:id': onClass(),
  'get /classes/time-check': (question) => ({
    path: `/classes/time-check?student_id=${team(question).student.id}&teacher_id=${team(question).teacher.id}&date=${dayFor(question)}&time=15:00`,
  }),
  'post /classes': async (question) => ({ body: await newClass(question) }),
  'post /classes/move': async (question) => {
    const { student, teacher, leader } = team(question);
    const next = await question.fixtures.api.buildTeacher({ leader });
    return { body: { student_id: student.id, from_teacher_id: teacher.id, to_teacher_id: next.id } };
  },
  'post /classes/:id': onClass('', { notes: 'Bring the book' }),
  'post /classes/:id/cancel': onClass('/cancel', { reason: 'other' }),
  'post /classes/:id/reopen': onClass('/reopen', { reason: 'Wrong attendance' }, 'ended'),
  'delete /classes/:id': onClass(),
  'get /attendance': async (question) => ({ path: `/attendance?class_id=${await classId(question)}` }),
  'post /attendance/:classId/join': onAttendance('join'),
  'post /attendance/:classId/leave': onAttendance('leave'),
  'get /daily-reports': () => ({}),
  'get /daily-reports/:id': async (question) => ({ path: await reportPath(question) }),
  'post /daily-reports': async (question) => ({ body: { report: 'Well done', class_model: await classId(question) } }),
  'post /daily-reports/:id': async (question) => ({ path: await reportPath(question), body: { report: 'Very well' } }),
  'delete /daily-reports/:id': async (question) => ({ path: await reportPath(question) }),
  'put /daily-reports/drafts/:classId': async (question) => ({
    path: `/daily-reports/drafts/${await classId(question)}`,
    body: { report: 'Well' },
  }),
  'get /zoom/auth': () => ({}),
  'get /zoom/authorization': () => ({}),
  'delete /zoom/authorization': () => ({}),
  'get /zoom/callback': () => ({ path: '/zoom/callback?state=a&code=b' }),
  'post /webhooks/zoom': () => ({ body: { event: 'meeting.started' } }),
  'get /materials': () => ({}),
  'post /materials': () => ({ body: material }),
  'get /materials/:id': async (question) => ({ path: await materialPath(question) }),
  'put /materials/:id': async (question) => ({ path: await materialPath(question), body: material }),
  'delete /materials/:id': async (question) => ({ path: await materialPath(question) }),
  'get /classes': ({ fixtures, of }) => ({
    path: `/classes?student_id=${(of === 'own' ? fixtures.own : fixtures.foreign).student.id}`,
  }),
};

export const classRows = `
  get    /materials                     any           401 403 403 200 200 200 200 200 200 200
  get    /materials/:id                 any           401 403 403 200 200 200 200 200 200 200
  post   /materials                     any           401 403 403 403 403 403 403 201 201 201
  put    /materials/:id                 any           401 403 403 403 403 403 403 200 200 200
  delete /materials/:id                 any           401 403 403 403 403 403 403 403 200 200
  get    /classes                       own           401 403 403 200 200 200 200 200 200 200
  get    /classes                       foreign       401 403 403 200 200 200 200 200 200 200
  get    /calendar                      own           401 403 403 200 200 200 200 200 200 200
  get    /calendar                      foreign       401 403 403 200 200 200 200 200 200 200
  get    /calendar-feed                 own           401 200 200 200 200 200 200 200 200 200
  post   /calendar-feed/renew           own           401 200 200 200 200 200 200 200 200 200
  get    /feeds/:file                   any           404 404 404 404 404 404 404 404 404 404
  get    /classes/:id                   own           401 403 403 200 200 200 200 200 200 200
  get    /classes/:id                   foreign       401 403 403 404 404 404 404 404 200 200
  get    /classes/time-check            own           401 403 403 403 403 403 200 200 200 200
  get    /classes/time-check            foreign       401 403 403 403 403 403 422 422 200 200
  post   /classes                       own           401 403 403 403 403 403 201 201 201 201
  post   /classes                       foreign       401 403 403 403 403 403 422 422 201 201
  post   /classes                       other-teacher 401 403 403 403 403 403 422 422 201 201
  post   /classes/move                  own           401 403 403 403 403 403 403 200 200 200
  post   /classes/move                  foreign       401 403 403 403 403 403 403 422 200 200
  post   /classes/:id                   own           401 403 403 403 403 403 200 200 200 200
  post   /classes/:id                   foreign       401 403 403 403 403 403 404 404 200 200
  post   /classes/:id/cancel            own           401 403 403 403 403 403 409 200 200 200
  post   /classes/:id/cancel            foreign       401 403 403 403 403 403 404 404 200 200
  post   /classes/:id/reopen            own           401 403 403 403 403 403 403 403 200 200
  post   /classes/:id/reopen            foreign       401 403 403 403 403 403 404 404 200 200
  delete /classes/:id                   own           401 403 403 403 403 403 403 403 200 200
  delete /classes/:id                   foreign       401 403 403 403 403 403 403 403 200 200
  get    /attendance                    own           401 403 403 200 200 200 200 200 200 200
  get    /attendance                    foreign       401 403 403 404 404 404 404 404 200 200
  post   /attendance/:classId/join      own           401 403 403 403 403 200 200 200 200 200
  post   /attendance/:classId/join      foreign       401 403 403 404 404 404 404 404 200 200
  post   /attendance/:classId/leave     own           401 403 403 403 403 200 200 200 200 200
  post   /attendance/:classId/leave     foreign       401 403 403 404 404 404 404 404 200 200
  get    /daily-reports                 any           401 403 403 200 200 200 200 200 200 200
  get    /daily-reports/:id             own           401 403 403 200 200 200 200 200 200 200
  get    /daily-reports/:id             foreign       401 403 403 404 404 404 404 404 200 200
  post   /daily-reports                 own           401 403 403 403 403 403 201 201 201 201
  post   /daily-reports                 foreign       401 403 403 403 403 403 404 404 201 201
  post   /daily-reports/:id             own           401 403 403 403 403 403 200 200 200 200
  post   /daily-reports/:id             foreign       401 403 403 403 403 403 404 404 200 200
  delete /daily-reports/:id             own           401 403 403 403 403 403 403 403 200 200
  delete /daily-reports/:id             foreign       401 403 403 403 403 403 403 403 200 200
  put    /daily-reports/drafts/:classId own           401 403 403 403 403 403 200 200 200 200
  put    /daily-reports/drafts/:classId foreign       401 403 403 403 403 403 404 404 200 200
  get    /zoom/auth                     unconfigured  401 403 403 403 403 403 503 403 403 403
  get    /zoom/authorization            own           401 200 200 200 200 200 200 200 200 200
  delete /zoom/authorization            own           401 403 403 403 403 403 200 403 403 403
  get    /zoom/callback                 unconfigured  503 503 503 503 503 503 503 503 503 503
  post   /webhooks/zoom                 unconfigured  404 404 404 404 404 404 404 404 404 404`;
