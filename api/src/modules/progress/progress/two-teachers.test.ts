import { expect, it } from 'vitest';
import { entryOf, progressCalls } from '#modules/progress/progress/progress.fixture.ts';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { after, call, family, recorded, report, team } = progressCalls(api);

type Person = { id: number };

const set = async (shares: boolean) => {
  const admin = await api.buildUser({ role: 'super-admin' });
  expect((await call(admin, 'put', '/settings', { teachers_share_students: shares })).status).toBe(200);
};

/** An assignment of a class. Its id. */
async function given(teacher: Person, classId: number): Promise<string> {
  const assignmentFile = [pdf(), 'Sheet.pdf', 'application/pdf'] as const;
  const body = formOf({ classId: String(classId), title: 'Page 12', assignmentFile: [...assignmentFile] });
  const response = await api.request('post', '/api/assignments', { token: await api.tokenFor(teacher), body });
  return (await response.json()).data.id;
}

/** Weekly classes that begin after those which are made ahead. The id. */
async function weekly(teacher: Person, student: Person, time: string): Promise<string> {
  const { id: materialId } = await api.buildMaterial();
  const slots = [{ weekday: 1, time }];
  const series = {
    studentId: student.id,
    materialId,
    slots,
    startsOn: after(60 * 24 * 70)
      .toISOString()
      .slice(0, 10),
  };
  return (await call(teacher, 'post', '/series', series)).body.data.id;
}

/** A student who learns the Quran with one teacher and Arabic with another, one class of each reported. */
async function twoTeachers() {
  const [own, other] = [await family(), await team()];
  const enrolment = { subject: 'arabic', teacherId: String(other.teacher.id), since: '2026-01-01' };
  expect((await call(own.admin, 'post', `/students/${own.student.id}/enrolments`, enrolment)).status).toBe(201);
  const quran = await recorded(own, 60, entryOf('112:1→112:4'));
  const { id: classId } = await api.buildClass({
    ...{ teacher: other.teacher, student: own.student, startsAt: after(-180) },
  });
  const arabic = await report(other.teacher, classId);
  const reportId = arabic.body.data.id as string;
  const more = async (teacher: Person, ofClass: number, time: string) => ({
    assignmentId: await given(teacher, ofClass),
    seriesId: await weekly(teacher, own.student, time),
  });
  return {
    ...{ own, other, quran: { ...quran, ...(await more(own.teacher, quran.classId, '10:00')) } },
    arabic: { classId, reportId, ...(await more(other.teacher, classId, '12:00')) },
  };
}
type Taught = Awaited<ReturnType<typeof twoTeachers>>;

/** Calls about the student alone, and about the classes of the two subjects. */
const readings = ({ own: { student }, quran, arabic }: Taught): Record<string, string> => ({
  person: `/users/${student.id}`,
  enrolments: `/students/${student.id}/enrolments`,
  holds: `/students/${student.id}/holds`,
  steps: `/students/${student.id}/steps`,
  ...Object.fromEntries(
    ['', '/due', '/next'].map((rest) => [`progress${rest}`, `/students/${student.id}/progress${rest}`]),
  ),
  certificates: `/students/${student.id}/certificates`,
  plan: `/students/${student.id}/study-plan`,
  'quran class': `/classes/${quran.classId}`,
  'quran report': `/daily-reports/${quran.reportId}`,
  'quran entries': `/classes/${quran.classId}/progress`,
  'quran assignment': `/assignments/${quran.assignmentId}`,
  'quran series': `/series/${quran.seriesId}`,
  'arabic class': `/classes/${arabic.classId}`,
  'arabic report': `/daily-reports/${arabic.reportId}`,
  'arabic entries': `/classes/${arabic.classId}/progress`,
  'arabic assignment': `/assignments/${arabic.assignmentId}`,
  'arabic series': `/series/${arabic.seriesId}`,
});

/** What a viewer cannot read. */
async function unread(viewer: Person, taught: Taught): Promise<string[]> {
  const found: string[] = [];
  for (const [name, path] of Object.entries(readings(taught)))
    if ((await call(viewer, 'get', path)).status !== 200) found.push(name);
  return found;
}

const listed = async (viewer: Person, path: string) =>
  ((await call(viewer, 'get', path)).body.data as { id: string }[]).map(({ id }) => id);

const ofClass = ['class', 'report', 'entries', 'assignment', 'series'];
const ofArabic = ofClass.map((name) => `arabic ${name}`);
const ofPerson = ['progress', 'progress/due', 'progress/next', 'certificates', 'plan'];
const ofQuran = [...ofPerson, ...ofClass.map((name) => `quran ${name}`)];

it('each of two teachers reads their own subject, and both where the academy allows it (D125)', async () => {
  const taught = await twoTeachers();
  const { own, other, quran, arabic } = taught;
  for (const viewer of [own.parent, own.student]) expect(await unread(viewer, taught)).toEqual(['person']);
  for (const viewer of [own.admin, own.leader, other.leader]) expect(await unread(viewer, taught)).toEqual([]);
  expect(await unread(own.teacher, taught)).toEqual(ofArabic);
  expect(await unread(other.teacher, taught)).toEqual(ofQuran);
  const stranger = await team();
  for (const viewer of [stranger.teacher, stranger.leader, stranger.student])
    expect(await unread(viewer, taught)).toEqual(Object.keys(readings(taught)));
  const months = `/monthly-reports?student_id=${own.student.id}`;
  await api.deps.database.sql.query({
    text: `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id)
      values ($1, $2, 2026, 1, 'en', '[]', $1)`,
    values: [own.teacher.id, own.student.id],
  });
  expect(await listed(own.teacher, months)).toHaveLength(1);
  expect(await listed(other.teacher, months)).toEqual([]);
  const classes = `/classes?student_id=${own.student.id}`;
  const reports = `/daily-reports?student_id=${own.student.id}`;
  const assignments = `/assignments?student_id=${own.student.id}`;
  const series = `/series?student_id=${own.student.id}`;
  expect(await listed(other.teacher, classes)).toEqual([String(arabic.classId)]);
  expect(await listed(other.teacher, reports)).toEqual([String(arabic.reportId)]);
  expect(await listed(other.teacher, assignments)).toEqual([arabic.assignmentId]);
  expect(await listed(other.teacher, series)).toEqual([arabic.seriesId]);
  await set(true);
  try {
    expect(await unread(own.teacher, taught)).toEqual([]);
    expect(await unread(other.teacher, taught)).toEqual([]);
    expect(await listed(other.teacher, reports)).toHaveLength(2);
    expect(await listed(own.teacher, classes)).toHaveLength(2);
    expect(await listed(other.teacher, months)).toHaveLength(1);
    expect(await listed(other.teacher, assignments)).toHaveLength(2);
    expect(await listed(other.teacher, series)).toHaveLength(2);
    expect((await call(other.teacher, 'post', `/series/${quran.seriesId}/end`, {})).status).toBe(403);
    // Lists of the own work, and all that changes something, stay as they are.
    expect(await listed(other.teacher, '/classes')).toEqual([String(arabic.classId)]);
    expect(await listed(other.teacher, '/daily-reports')).toEqual([String(arabic.reportId)]);
    const { body } = await call(other.teacher, 'get', `/classes/${quran.classId}`);
    expect(body.data.may).toMatchObject({ edit: false, cancel: false, report: false });
    const known = await call(other.teacher, 'put', `/students/${own.student.id}/progress/known`, {
      ranges: [],
      juz: [],
    });
    expect(known.status).toBe(403);
    expect((await call(other.teacher, 'post', `/classes/${quran.classId}`, { notes: 'x' })).status).toBe(403);
  } finally {
    await set(false);
  }
});

it('a substitute without an enrolment reads the progress for the class (D125)', async () => {
  const taught = await twoTeachers();
  const { own } = taught;
  const substitute = await api.buildTeacher();
  await api.buildClass({ teacher: substitute, student: own.student, startsAt: after(600) });
  expect(await unread(substitute, taught)).not.toContain('progress');
});

/** A curriculum with one step. Its id. */
async function curriculumOf(admin: Person, subject: string): Promise<string> {
  const title = { en: subject, ar: subject };
  const { body } = await call(admin, 'post', '/curricula', { title, subject });
  await call(admin, 'put', `/curricula/${body.data.id}/steps`, { steps: [{ title, level: 'First' }] });
  return body.data.id;
}

it('each of two teachers reads the levels of their own subject (D125, D128)', async () => {
  const { own, other } = await twoTeachers();
  const [quran, arabic] = [await curriculumOf(own.admin, 'memorisation'), await curriculumOf(own.admin, 'arabic')];
  const read = async (viewer: Person) => {
    const { body } = await call(viewer, 'get', `/students/${own.student.id}/steps`);
    const found = (body.data as { curriculumId: string }[]).map(({ curriculumId }) => curriculumId);
    return found.filter((id) => [quran, arabic].includes(id));
  };
  expect(await read(own.teacher)).toEqual([quran]);
  expect(await read(other.teacher)).toEqual([arabic]);
  expect(await read(own.leader)).toEqual([quran, arabic]);
});
