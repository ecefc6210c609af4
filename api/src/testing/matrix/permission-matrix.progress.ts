import { classId, onClass, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const goalsOf = (question: Question) => `/students/${team(question).student.id}/goals`;

/** A goal that the student's leader has set. */
const onGoal = async (question: Question) => {
  const { student, leader } = team(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into study_goals (student_id, surah_from, ayah_from, surah_to, ayah_to, by_day, set_by)
      values ($1, 114, 1, 78, 40, '2030-01-01', $2) returning id`,
    values: [student.id, leader.id],
  });
  return { path: `${goalsOf(question)}/${row?.id}` };
};

const ofStudent = (rest: string) => (question: Question) => ({
  path: `/students/${team(question).student.id}/progress${rest}`,
});

/** An exam by the student's leader; with its result, or without. */
async function examOf(question: Question, isRecorded: boolean): Promise<string> {
  const { student, leader } = team(question);
  const [row] = await question.fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into exams (student_id, examiner_id, planned_by, juz, ranges, pages, seed, drawn, started_at, held_on, result, recorded_at)
      values ($1, $2, $2, '{30}', '[]', 3, 1, '{590}', now(), now(), $3, $4) returning id`,
    values: [student.id, leader.id, isRecorded ? 4 : null, isRecorded ? new Date() : null],
  });
  return `/exams/${row?.id}`;
}

/** A certificate that the student's leader has proposed. */
const onCertificate = (rest: string) => async (question: Question) => {
  const { fixtures } = question;
  const { student, leader } = team(question);
  const { sql } = fixtures.api.deps.database;
  await sql.query({ text: 'delete from hifz_certificates where student_id = $1', values: [student.id] });
  const [row] = await sql.query<{ id: number }>({
    text: 'insert into hifz_certificates (student_id, juz, proposed_by, proposed_at) values ($1, 29, $2, now()) returning id',
    values: [student.id, leader.id],
  });
  return { path: `/certificates/${row?.id}${rest}` };
};

/** A curriculum with one step, which the report of the class has passed. */
async function curriculumOf(question: Question): Promise<number> {
  const { sql } = question.fixtures.api.deps.database;
  const [row] = await sql.query<{ id: number }>({
    text: `with c as (insert into curricula (title_en, title_ar, subject) values ('Grammar', 'النحو', 'arabic') returning id)
      insert into curriculum_steps (curriculum_id, position, level, title_en, title_ar)
      select id, 1, 'First', 'Nouns', 'الأسماء' from c returning curriculum_id::int as id`,
  });
  return row?.id ?? 0;
}
const onCurriculum = (rest: string, body?: object) => async (question: Question) => ({
  path: `/curricula/${await curriculumOf(question)}${rest}`,
  ...(body && { body }),
});
const aCurriculum = { title: { en: 'Grammar', ar: 'النحو' }, subject: 'arabic' };
const noLevel = { en: 'Verbs', ar: 'الأفعال' };

export const progressRequests: RequestBuilders = {
  'get /quran/structure': () => ({}),
  'get /students/:id/progress': ofStudent(''),
  'get /classes/:id/progress': onClass('/progress'),
  'get /students/:id/progress/due': ofStudent('/due'),
  'get /students/:id/progress/next': ofStudent('/next'),
  'put /students/:id/progress/known': (question) => ({ ...ofStudent('/known')(question), body: { juz: [30] } }),
  'get /students/:id/progress/month': (question) =>
    ofStudent(`/month?year=2026&month=1&teacher=${team(question).teacher.id}`)(question),
  'get /students/:id/progress/handover': ofStudent('/handover'),
  'get /progress/re-teaching': () => ({}),
  'post /students/:id/home-hearings': async (question) => {
    const { student } = team(question);
    const text = `insert into hifz_known (student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date)
      values ($1, 1, 1, 1, 7, $1, now(), now())`;
    await question.fixtures.api.deps.database.sql.query({ text, values: [student.id] });
    return { path: `/students/${student.id}/home-hearings`, body: { pages: [1], quality: 3 } };
  },
  'delete /students/:id/home-hearings': (question) => ({
    path: `/students/${team(question).student.id}/home-hearings?pages=1`,
  }),
  'get /students/:id/home-recordings': (question) => ({
    path: `/students/${team(question).student.id}/home-recordings`,
  }),
  'delete /students/:id/home-recordings/:recordingId': async (question) => {
    const { student } = team(question);
    const { api } = question.fixtures;
    const { id: mediaId } = await api.buildImage({ owner: student });
    const text = `insert into home_recordings (student_id, heard_on, pages, media_id, seconds, recorded_by)
      values ($1, now(), '{1}', $2, 9, $1) returning id`;
    const [row] = await api.deps.database.sql.query<{ id: number }>({ text, values: [student.id, mediaId] });
    return { path: `/students/${student.id}/home-recordings/${row?.id}` };
  },
  'get /students/:id/study-plan': (question) => ({ path: `/students/${team(question).student.id}/study-plan` }),
  'put /students/:id/study-plan': (question) => ({
    ...{ path: `/students/${team(question).student.id}/study-plan`, body: { daysOfWeek: [0, 1], pagesADay: 4 } },
  }),
  'get /students/:id/goals': (question) => ({ path: goalsOf(question) }),
  'post /students/:id/goals': async (question) => {
    const { student } = team(question);
    const text = 'delete from study_goals where student_id = $1';
    await question.fixtures.api.deps.database.sql.query({ text, values: [student.id] });
    const range = { surahFrom: 114, ayahFrom: 1, surahTo: 78, ayahTo: 40 };
    return { path: goalsOf(question), body: { range, by: '2030-01-01' } };
  },
  'delete /students/:id/goals': (question) => ({ path: goalsOf(question) }),
  'delete /students/:id/goals/:goalId': onGoal,
  'get /students/:id/exams': (question) => ({ path: `/students/${team(question).student.id}/exams` }),
  'post /students/:id/exams': async (question) => {
    const { student } = team(question);
    const { sql } = question.fixtures.api.deps.database;
    await sql.query({ text: 'delete from exams where student_id = $1', values: [student.id] });
    await sql.query({
      text: `insert into hifz_known (student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date)
        values ($1, 78, 1, 114, 6, $1, now(), now())`,
      values: [student.id],
    });
    return { path: `/students/${student.id}/exams`, body: { juz: [30], pages: 3 } };
  },
  'get /exams': () => ({}),
  'get /exams/:id': async (question) => ({ path: await examOf(question, true) }),
  'put /exams/:id': async (question) => ({ path: await examOf(question, true), body: { result: 5 } }),
  'delete /exams/:id': async (question) => ({ path: await examOf(question, false) }),
  'get /students-to-examine': () => ({}),
  'get /students/:id/certificates': (question) => ({ path: `/students/${team(question).student.id}/certificates` }),
  'post /students/:id/certificates': async (question) => {
    const { student } = team(question);
    const { sql } = question.fixtures.api.deps.database;
    await sql.query({ text: 'delete from hifz_certificates where student_id = $1', values: [student.id] });
    await sql.query({
      text: `insert into hifz_known (student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date)
        values ($1, 78, 1, 114, 6, $1, now(), now())`,
      values: [student.id],
    });
    return { path: `/students/${student.id}/certificates`, body: { juz: 30 } };
  },
  'get /subjects': () => ({}),
  'get /curricula': () => ({}),
  'get /curricula/:id': onCurriculum(''),
  'post /curricula': () => ({ body: aCurriculum }),
  'put /curricula/:id': onCurriculum('', aCurriculum),
  'put /curricula/:id/steps': onCurriculum('/steps', { steps: [{ title: noLevel, level: 'First' }] }),
  'get /students/:id/steps': (question) => ({ path: `/students/${team(question).student.id}/steps` }),
  'get /students/:id/steps/certificate': async (question) => {
    const { student, teacher } = team(question);
    const curriculum = await curriculumOf(question);
    const { sql } = question.fixtures.api.deps.database;
    const held = await classId(question, 'ended');
    await sql.query({ text: `update classes set attendance = 'presence' where id = $1`, values: [held] });
    await sql.query({
      text: `with r as (insert into daily_reports (class_id, author_id) values ($1, $2) returning id)
        insert into student_steps (report_id, class_id, student_id, teacher_id, step_id, date, state, quality)
        select r.id, $1, $3, $2, s.id, '2026-01-01', 'passed', 5 from r, curriculum_steps s where s.curriculum_id = $4`,
      values: [held, teacher.id, student.id, curriculum],
    });
    return { path: `/students/${student.id}/steps/certificate?curriculum=${curriculum}&level=First` };
  },
  'get /certificates/proposed': () => ({}),
  'get /certificates/:id/paper': async (question) => {
    const { path } = await onCertificate('')(question);
    const { leader } = team(question);
    const { sql } = question.fixtures.api.deps.database;
    const text = 'update hifz_certificates set confirmed_by = $1, confirmed_at = now() where id = $2';
    await sql.query({ text, values: [leader.id, Number(path.split('/').at(-1))] });
    return { path: `${path}/paper` };
  },
  'put /certificates/:id/confirm': onCertificate('/confirm'),
  'delete /certificates/:id': onCertificate(''),
};

export const progressRows = `
  get    /quran/structure               any           401 200 200 200 200 200 200 200 200 200
  get    /students/:id/progress         own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress         foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/progress/due     own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress/due     foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/progress/next    own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/progress/next    foreign       401 403 403 404 404 404 404 404 200 200
  get    /classes/:id/progress          own           401 403 403 200 200 200 200 200 200 200
  get    /classes/:id/progress          foreign       401 403 403 404 404 404 404 404 200 200
  put    /students/:id/progress/known   own           401 403 403 403 403 403 200 200 200 200
  put    /students/:id/progress/known   foreign       401 403 403 403 403 403 404 404 200 200
  get    /students/:id/progress/month   own           401 403 403 403 403 403 200 200 200 200
  get    /students/:id/progress/month   foreign       401 403 403 403 403 403 422 422 200 200
  get    /students/:id/progress/handover own          401 403 403 403 403 403 200 200 200 200
  get    /students/:id/progress/handover foreign      401 403 403 403 403 403 404 404 200 200
  get    /subjects                      any           401 200 200 200 200 200 200 200 200 200
  get    /curricula                     any           401 403 403 403 403 403 403 403 200 200
  get    /curricula/:id                 any           401 403 403 403 403 403 403 403 200 200
  post   /curricula                     any           401 403 403 403 403 403 403 403 201 201
  put    /curricula/:id                 any           401 403 403 403 403 403 403 403 200 200
  put    /curricula/:id/steps           any           401 403 403 403 403 403 403 403 200 200
  get    /students/:id/steps            own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/steps            foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/steps/certificate own          401 403 403 200 200 200 200 200 200 200
  get    /students/:id/steps/certificate foreign      401 403 403 404 404 404 404 404 200 200
  get    /progress/re-teaching          any           401 403 403 403 403 403 200 200 200 200
  post   /students/:id/home-hearings    own           401 403 403 403 200 200 403 403 403 403
  post   /students/:id/home-hearings    foreign       401 403 403 404 404 404 404 404 403 403
  delete /students/:id/home-hearings    own           401 403 403 403 200 200 403 403 403 403
  delete /students/:id/home-hearings    foreign       401 403 403 404 404 404 404 404 403 403
  get    /students/:id/home-recordings  own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/home-recordings  foreign       401 403 403 404 404 404 404 404 200 200
  delete /students/:id/home-recordings/:recordingId own 401 403 403 404 200 200 404 404 404 404
  delete /students/:id/home-recordings/:recordingId foreign 401 403 403 404 404 404 404 404 404 404
  get    /students/:id/study-plan       own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/study-plan       foreign       401 403 403 404 404 404 404 404 200 200
  put    /students/:id/study-plan       own           401 403 403 403 200 200 200 200 200 200
  put    /students/:id/study-plan       foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/exams            own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/exams            foreign       401 403 403 404 404 404 404 404 200 200
  post   /students/:id/exams            own           401 403 403 403 403 403 403 201 201 201
  post   /students/:id/exams            foreign       401 403 403 403 403 403 404 404 201 201
  get    /exams                         any           401 403 403 403 403 403 200 200 200 200
  get    /exams/:id                     own           401 403 403 200 200 200 200 200 200 200
  get    /exams/:id                     foreign       401 403 403 404 404 404 404 404 200 200
  put    /exams/:id                     own           401 403 403 403 403 403 403 200 200 200
  put    /exams/:id                     foreign       401 403 403 403 403 403 404 404 200 200
  delete /exams/:id                     own           401 403 403 403 403 403 404 200 200 200
  delete /exams/:id                     foreign       401 403 403 403 403 403 404 404 200 200
  get    /students-to-examine           any           401 403 403 403 403 403 403 200 200 200
  get    /students/:id/goals            own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/goals            foreign       401 403 403 404 404 404 404 404 200 200
  post   /students/:id/goals            own           401 403 403 403 201 201 201 201 201 201
  post   /students/:id/goals            foreign       401 403 403 404 404 404 404 404 201 201
  delete /students/:id/goals            own           401 403 403 403 200 200 200 200 200 200
  delete /students/:id/goals            foreign       401 403 403 404 404 404 404 404 200 200
  delete /students/:id/goals/:goalId    own           401 403 403 403 200 200 200 200 200 200
  delete /students/:id/goals/:goalId    foreign       401 403 403 404 404 404 404 404 200 200
  get    /students/:id/certificates     own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/certificates     foreign       401 403 403 404 404 404 404 404 200 200
  post   /students/:id/certificates     own           401 403 403 403 403 403 201 201 201 201
  post   /students/:id/certificates     foreign       401 403 403 403 403 403 404 404 201 201
  get    /certificates/proposed         any           401 403 403 403 403 403 200 200 200 200
  get    /certificates/:id/paper        own           401 403 403 200 200 200 200 200 200 200
  get    /certificates/:id/paper        foreign       401 403 403 404 404 404 404 404 200 200
  put    /certificates/:id/confirm      own           401 403 403 403 403 403 403 200 200 200
  put    /certificates/:id/confirm      foreign       401 403 403 403 403 403 404 404 200 200
  delete /certificates/:id              own           401 403 403 403 403 403 403 200 200 200
  delete /certificates/:id              foreign       401 403 403 403 403 403 404 404 200 200`;
