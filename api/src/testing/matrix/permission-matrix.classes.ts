import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const material = { name: 'Qaida', content: 'Letters' };

async function materialPath({ fixtures }: Question): Promise<string> {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into materials (name, content) values ('Qaida', 'Letters') returning id`,
  });
  return `/materials/${row?.id}`;
}

const team = ({ fixtures, of }: Question) => (of === 'foreign' ? fixtures.foreign : fixtures.own);

/** The teacher of the own team, or one of another whom nobody's class has made a teacher of the own student. */
async function knownTeacher({ fixtures: { api, own, foreign }, of }: Question): Promise<number> {
  return of === 'foreign' ? (await api.buildTeacher(foreign)).id : own.teacher.id;
}

/** A class of the team that is asked for, held or going on. */
async function classId(question: Question, status: 'scheduled' | 'ended' = 'scheduled'): Promise<number> {
  const { api } = question.fixtures;
  const startsAt = new Date(api.clock.now().getTime() - (status === 'ended' ? 90 : 5) * 60_000);
  return (await api.buildClass({ ...team(question), status, startsAt })).id;
}
/** The report of a class that was held, by its teacher. */
async function reportPath(question: Question): Promise<string> {
  const { id } = await question.fixtures.api.buildReport({
    classId: await classId(question, 'ended'),
    author: team(question).teacher,
  });
  return `/daily-reports/${id}`;
}

const onClass =
  (rest = '', body?: unknown, status?: 'ended') =>
  async (question: Question) => ({ path: `/classes/${await classId(question, status)}${rest}`, body });
const onAttendance = (verb: string) => async (question: Question) => ({
  path: `/attendance/${await classId(question)}/${verb}`,
});

async function classToCome(question: Question): Promise<number> {
  const { api } = question.fixtures;
  return (await api.buildClass({ ...team(question), startsAt: new Date(api.clock.now().getTime() + 86_400_000) })).id;
}

/** An open request, which the parent of the own student has made. */
const onRequest = (rest: string) => async (question: Question) => {
  const { fixtures } = question;
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into class_requests (class_id, student_id, kind, times, month, requested_by)
      values ($1, $2, 'excuse', '{}', to_char(now(), 'YYYY') || '-' || $3, $4) returning id`,
    values: [await classToCome(question), team(question).student.id, fixtures.another(), fixtures.person('parent').id],
  });
  return { path: `/class-requests/${row?.id}${rest}` };
};

/** A day that no other question has. */
const dayFor = ({ fixtures }: Question) =>
  new Date(Date.UTC(2040, 0, 1 + (fixtures.another() % 10_000))).toISOString().slice(0, 10);

async function newClass(question: Question) {
  const [materialId] = (await materialPath(question)).match(/\d+$/) ?? [];
  return {
    student_id: team(question).student.id,
    teacher_id: (question.of === 'other-teacher' ? question.fixtures.foreign : team(question)).teacher.id,
    material_id: materialId,
    date: dayFor(question),
    time: '15:00',
    attendance: 'presence',
    accomplished: 'Plan: al-Mulk',
  };
}

async function newSeries(question: Question) {
  const { student_id: studentId, teacher_id: teacherId, material_id: materialId, date } = await newClass(question);
  const slots = [{ weekday: 1, time: '15:00', minutes: 30 }];
  return { studentId, teacherId, materialId, startsOn: date, slots };
}

/** A series of the team that is asked for, which begins in years. */
async function seriesPath(question: Question): Promise<string> {
  const { studentId, teacherId, materialId, startsOn } = await newSeries(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `with added as (
        insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on)
        values ($1, $2, $3, 'UTC', 'student', $4, $4) returning id)
      insert into series_slots (series_id, weekday, time, minutes) select id, 1, '15:00', 30 from added returning series_id as id`,
    values: [studentId, teacherId, materialId, startsOn],
  });
  return `/series/${row?.id}`;
}

async function obstaclePath(question: Question): Promise<string> {
  const path = await seriesPath(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into series_obstacles (slot_id, slot_date, starts_at, ends_at, reason)
      select id, '2040-01-02', '2040-01-02T15:00Z', '2040-01-02T15:30Z', 'teacher' from series_slots where series_id = $1
      returning id`,
    values: [path.split('/').at(-1)],
  });
  return `${path}/not-made/${row?.id}`;
}

const onSeries = (rest: string, body?: unknown) => async (question: Question) => ({
  path: `${await seriesPath(question)}${rest}`,
  body,
});
/** A day in some years on which nobody of the matrix has a class, another one each time. */
const inSomeYears = ({ fixtures }: Question) => {
  const day = new Date(Date.UTC(2045, 0, 1) + (fixtures.another() % 10_000) * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
};
const absenceOf = (question: Question) => ({
  teacherId: (question.of === 'own' ? question.fixtures.own : question.fixtures.foreign).teacher.id,
  ...inSomeYears(question),
});
const closing = (question: Question) => ({ name: { en: 'Holiday', ar: 'عطلة' }, ...inSomeYears(question) });

/** A time off of the team that is asked for, or of everybody. */
async function timeOffPath(question: Question, kind: 'absence' | 'closure'): Promise<string> {
  const { own, foreign, api } = question.fixtures;
  const { teacher } = question.of === 'own' ? own : foreign;
  const { from, to } = inSomeYears(question);
  const [row] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into times_off (kind, teacher_id, name_en, name_ar, from_on, to_on, zone, starts_at, ends_at, state, created_by)
      values ($1, case when $1 = 'absence' then $2::bigint end, $3, $3, $4, $5, 'UTC', $4::date, $5::date + 1, 'done', $2) returning id`,
    values: [kind, teacher.id, kind === 'closure' ? 'Holiday' : null, from, to],
  });
  return `/${kind}s/${row?.id}`;
}
const onTimeOff = (kind: 'absence' | 'closure') => async (question: Question) => ({
  path: await timeOffPath(question, kind),
});

const otherTime = { scope: 'all', changes: { time: '16:00' } };

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
  'get /series': () => ({}),
  'get /series/suggestions': (question) => ({ path: `/series/suggestions?student_id=${team(question).student.id}` }),
  'get /series/:id': onSeries(''),
  'post /series': async (question) => ({ body: await newSeries(question) }),
  'post /series/preview': async (question) => ({ body: await newSeries(question) }),
  'post /series/:id': onSeries('', otherTime),
  'post /series/:id/preview': onSeries('/preview', otherTime),
  'post /series/:id/end': onSeries('/end'),
  'put /series/:id/not-made/:obstacleId': async (question) => ({
    path: await obstaclePath(question),
    body: { action: 'skip' },
  }),
  'get /teachers/:id/availability': (question) => ({ path: `/teachers/${team(question).teacher.id}/availability` }),
  'put /teachers/:id/availability': (question) => ({
    path: `/teachers/${team(question).teacher.id}/availability`,
    body: { windows: [{ weekday: 1, from: '16:00', to: '20:00' }] },
  }),
  'get /teachers/:id/free-times': async (question) => ({
    path: `/teachers/${await knownTeacher(question)}/free-times`,
  }),
  'get /free-teachers': () => ({ path: '/free-teachers?from=2040-03-01T14:00:00.000Z' }),
  'get /absences': () => ({}),
  'post /absences/preview': (question) => ({ body: absenceOf(question) }),
  'post /absences': (question) => ({ body: absenceOf(question) }),
  'get /absences/:id': onTimeOff('absence'),
  'delete /absences/:id': onTimeOff('absence'),
  'get /closures': () => ({}),
  'post /closures/preview': (question) => ({ body: inSomeYears(question) }),
  'post /closures': (question) => ({ body: closing(question) }),
  'get /closures/:id': onTimeOff('closure'),
  'delete /closures/:id': onTimeOff('closure'),
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
  get    /students/:id/makeups          foreign       401 404 404 404 404 404 404 404 200 200
  get    /series                        any           401 403 403 200 200 200 200 200 200 200
  get    /series/suggestions            any           401 403 403 403 403 403 200 200 200 200
  get    /series/:id                    own           401 404 404 200 200 200 200 200 200 200
  get    /series/:id                    foreign       401 404 404 404 404 404 404 404 200 200
  post   /series                        own           401 403 403 403 403 403 201 201 201 201
  post   /series                        foreign       401 403 403 403 403 403 422 422 201 201
  post   /series                        other-teacher 401 403 403 403 403 403 422 422 201 201
  post   /series/preview                own           401 403 403 403 403 403 200 200 200 200
  post   /series/preview                foreign       401 403 403 403 403 403 422 422 200 200
  post   /series/:id                    own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id                    foreign       401 403 403 403 403 403 404 404 200 200
  post   /series/:id/preview            own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id/preview            foreign       401 403 403 403 403 403 404 404 200 200
  post   /series/:id/end                own           401 403 403 403 403 403 200 200 200 200
  post   /series/:id/end                foreign       401 403 403 403 403 403 404 404 200 200
  put    /series/:id/not-made/:obstacleId own         401 403 403 403 403 403 200 200 200 200
  put    /series/:id/not-made/:obstacleId foreign     401 403 403 403 403 403 404 404 200 200
  get    /teachers/:id/availability     own           401 403 403 403 403 403 200 200 200 200
  get    /teachers/:id/availability     foreign       401 403 403 403 403 403 404 404 200 200
  put    /teachers/:id/availability     own           401 403 403 403 403 403 200 200 200 200
  put    /teachers/:id/availability     foreign       401 403 403 403 403 403 404 404 200 200
  get    /teachers/:id/free-times       own           401 404 404 200 200 200 200 200 200 200
  get    /teachers/:id/free-times       foreign       401 404 404 404 404 404 404 404 200 200
  get    /free-teachers                 any           401 403 403 403 403 403 403 200 200 200
  get    /absences                      any           401 403 403 403 403 403 200 200 200 200
  post   /absences/preview              own           401 403 403 403 403 403 200 200 200 200
  post   /absences/preview              foreign       401 403 403 403 403 403 422 422 200 200
  post   /absences                      own           401 403 403 403 403 403 201 201 201 201
  post   /absences                      foreign       401 403 403 403 403 403 422 422 201 201
  get    /absences/:id                  own           401 403 403 403 403 403 200 200 200 200
  get    /absences/:id                  foreign       401 403 403 403 403 403 404 404 200 200
  delete /absences/:id                  own           401 403 403 403 403 403 200 200 200 200
  delete /absences/:id                  foreign       401 403 403 403 403 403 404 404 200 200
  get    /closures                      any           401 200 200 200 200 200 200 200 200 200
  post   /closures/preview              any           401 403 403 403 403 403 403 403 200 200
  post   /closures                      any           401 403 403 403 403 403 403 403 201 201
  get    /closures/:id                  any           401 200 200 200 200 200 200 200 200 200
  delete /closures/:id                  any           401 403 403 403 403 403 403 403 200 200
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
