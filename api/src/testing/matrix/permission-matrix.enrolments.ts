import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** `shared`: a student of the other team whom the own teacher teaches Arabic (D125). */
async function studentOf({ of, fixtures }: Question): Promise<{ id: number }> {
  const { own, foreign, api } = fixtures;
  if (of !== 'shared') return of === 'own' ? own.student : foreign.student;
  const student = await api.buildStudent(foreign);
  await addTo(fixtures, student, 'arabic', own.teacher);
  return student;
}

async function addTo({ api }: Question['fixtures'], student: { id: number }, subject: string, teacher: { id: number }) {
  const [row] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into enrolments (student_id, subject, teacher_id, teacher_since, since)
      values ($1, $2, $3, '2026-01-01', '2026-01-01') returning id`,
    values: [student.id, subject, teacher.id],
  });
  return row?.id;
}

/** An enrolment that only this question has. */
async function onEnrolment({ of, fixtures }: Question): Promise<string> {
  const team = of === 'own' ? fixtures.own : fixtures.foreign;
  const student = await fixtures.api.buildStudent(team);
  return `/enrolments/${await addTo(fixtures, student, 'reading', team.teacher)}`;
}

export const enrolmentRequests: RequestBuilders = {
  'get /students/:id/enrolments': async (question) => ({
    path: `/students/${(await studentOf(question)).id}/enrolments`,
  }),
  'post /students/:id/enrolments': async (question) => {
    const { of, fixtures } = question;
    const student = await fixtures.api.buildStudent(of === 'own' ? fixtures.own : fixtures.foreign);
    return {
      path: `/students/${student.id}/enrolments`,
      body: { subject: 'arabic', teacherId: String(fixtures.own.teacher.id), since: '2026-03-01' },
    };
  },
  'put /enrolments/:id': async (question) => ({ path: await onEnrolment(question), body: { agreedMinutes: 45 } }),
  'post /enrolments/:id/end': async (question) => ({ path: `${await onEnrolment(question)}/end`, body: {} }),
};

export const enrolmentRows = `
  get    /students/:id/enrolments       own           401 403 403 200 200 200 200 200 200 200
  get    /students/:id/enrolments       foreign       401 403 403 404 404 403 404 404 200 200
  get    /students/:id/enrolments       shared        401 403 403 404 404 403 200 200 200 200
  post   /students/:id/enrolments       own           401 403 403 403 403 403 403 403 201 201
  post   /students/:id/enrolments       foreign       401 403 403 403 403 403 403 403 201 201
  put    /enrolments/:id                own           401 403 403 403 403 403 403 403 200 200
  put    /enrolments/:id                foreign       401 403 403 403 403 403 403 403 200 200
  post   /enrolments/:id/end            own           401 403 403 403 403 403 403 403 200 200
  post   /enrolments/:id/end            foreign       401 403 403 403 403 403 403 403 200 200
`;
