import { expect, it } from 'vitest';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from '../progress.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, family, known, recorded, team } = progressCalls(api);

type Person = { id: number };
const propose = (person: Person, student: Person, juz: number) =>
  call(person, 'post', `/students/${student.id}/certificates`, { juz });
const confirm = (person: Person, id: string) => call(person, 'put', `/certificates/${id}/confirm`);
const listed = async (person: Person, student: Person) =>
  (await call(person, 'get', `/students/${student.id}/certificates`)).body;

/** A family whose student has memorised juz 30, with the certificate that the teacher has proposed. */
async function proposed() {
  const own = await family();
  await known(own.teacher, own.student, { juz: [30] });
  const { status, body } = await propose(own.teacher, own.student, 30);
  expect(status).toBe(201);
  return { ...own, id: body.data.id as string };
}

it('a teacher proposes the certificate of a complete juz, and the family sees it after a leader has confirmed it', async () => {
  const own = await proposed();
  expect((await listed(own.teacher, own.student)).data).toMatchObject([
    { juz: 30, confirmedAt: null, proposedBy: { id: String(own.teacher.id) }, may: { confirm: false, withdraw: true } },
  ]);
  expect((await listed(own.parent, own.student)).data).toEqual([]);
  expect((await confirm(own.teacher, own.id)).status).toBe(403);
  expect(await confirm(own.leader, own.id)).toMatchObject({
    status: 200,
    body: { data: { confirmedBy: { id: String(own.leader.id) }, may: { confirm: false, withdraw: false } } },
  });
  for (const person of [own.parent, own.student])
    expect((await listed(person, own.student)).data).toMatchObject([{ id: own.id, juz: 30 }]);
});

it('a juz that is not complete, or has something to strengthen, has no certificate (H4, H5)', async () => {
  const own = await team();
  await known(own.teacher, own.student, { ranges: [entryOf('78:1→114:5')] });
  expect((await propose(own.teacher, own.student, 30)).status).toBe(409);
  await known(own.teacher, own.student, { juz: [30] });
  expect((await listed(own.teacher, own.student)).proposable).toEqual([30]);
  await recorded(own, 60, entryOf('112:1→112:4', { kind: 'far', quality: 2 }));
  expect((await listed(own.teacher, own.student)).proposable).toEqual([]);
  expect((await propose(own.teacher, own.student, 30)).status).toBe(409);
});

it('the whole Quran has a certificate of its own after every juz is complete', async () => {
  const own = await team();
  await known(own.teacher, own.student, { ranges: [entryOf('1:1→114:5')] });
  expect((await propose(own.teacher, own.student, 0)).status).toBe(409);
  await known(own.teacher, own.student, { ranges: [entryOf('1:1→114:6')] });
  expect((await propose(own.teacher, own.student, 0)).body.data).toMatchObject({ juz: 0 });
  expect(await heard(own.leader)).toEqual(['certificate.proposed-all undefined']);
});

it('a certificate is given once, and confirming it twice has one effect (H10)', async () => {
  const own = await proposed();
  expect(await propose(own.teacher, own.student, 30)).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'juz' }] },
  });
  const first = await confirm(own.leader, own.id);
  expect(await confirm(own.admin, own.id)).toMatchObject({
    body: { data: { confirmedAt: first.body.data.confirmedAt } },
  });
  const lines = await sql.query({ text: `select from audit_log where action like 'certificate.%'` });
  expect(lines).toHaveLength(2);
});

it('a proposal can be withdrawn by its author or the student’s leader, but not after it is confirmed', async () => {
  const own = await proposed();
  expect((await call(own.leader, 'delete', `/certificates/${own.id}`)).status).toBe(200);
  expect((await listed(own.teacher, own.student)).data).toEqual([]);
  const { body } = await propose(own.teacher, own.student, 30);
  await confirm(own.admin, body.data.id);
  expect((await call(own.teacher, 'delete', `/certificates/${body.data.id}`)).status).toBe(409);
  await known(own.teacher, own.student, {});
  expect((await listed(own.parent, own.student)).data).toMatchObject([{ juz: 30 }]);
});

it('waiting certificates are listed, oldest first, for the leaders and admins who can confirm them', async () => {
  const waiting = async (person: Person) =>
    (await call(person, 'get', '/certificates/proposed')).body.data.map(({ id }: { id: string }) => id);
  const [own, other] = [await proposed(), await proposed()];
  expect(await waiting(own.admin)).toEqual([own.id, other.id]);
  expect(await waiting(own.leader)).toEqual([own.id]);
  expect(await waiting(own.teacher)).toEqual([]);
  expect((await call(own.leader, 'get', '/certificates/proposed')).body.data).toMatchObject([
    { juz: 30, student: { id: String(own.student.id) }, proposedBy: { id: String(own.teacher.id) } },
  ]);
  await confirm(own.leader, own.id);
  expect(await waiting(own.leader)).toEqual([]);
});

const heard = async (person: Person) =>
  (
    await sql.query<{ key: string; params: { juz?: string } }>({
      text: `select key, params from notifications where recipient_id = $1 and starts_with(key, 'certificate.') order by id`,
      values: [person.id],
    })
  ).map(({ key, params }) => `${key} ${params.juz}`);

it('the leader is notified of a proposal, the family and the teacher of a confirmed certificate', async () => {
  const own = await proposed();
  expect(await heard(own.leader)).toEqual(['certificate.proposed 30']);
  expect(await heard(own.parent)).toEqual([]);
  await confirm(own.leader, own.id);
  for (const person of [own.student, own.parent, own.teacher])
    expect(await heard(person)).toEqual(['certificate.confirmed 30']);
  expect(await heard(own.aunt)).toEqual([]);
});

it('the notification of a proposal is marked as read after somebody has confirmed it', async () => {
  const own = await proposed();
  const isRead = async () =>
    (
      await sql.query<{ isRead: boolean }>({
        text: `select read_at is not null as "isRead" from notifications where key = 'certificate.proposed'`,
      })
    ).map(({ isRead: read }) => read);
  expect(await isRead()).toEqual([false]);
  await confirm(own.admin, own.id);
  expect(await isRead()).toEqual([true]);
});

it('admins are notified of a proposal for a student without a leader; withdrawing it deletes the notification', async () => {
  const [teacher, admin] = [await api.buildTeacher({}), await api.buildUser({ role: 'admin' })];
  const student = await api.buildStudent({ teacher });
  await known(teacher, student, { juz: [30] });
  const { body } = await propose(teacher, student, 30);
  expect(await heard(admin)).toEqual(['certificate.proposed 30']);
  await call(teacher, 'delete', `/certificates/${body.data.id}`);
  expect(await heard(admin)).toEqual([]);
});

it('a confirmed certificate is a PDF of one page in either language', async () => {
  const own = await proposed();
  const paper = (language: string) => call(own.parent, 'get', `/certificates/${own.id}/paper?language=${language}`);
  expect((await paper('en')).status).toBe(404);
  await confirm(own.leader, own.id);
  const lines = async (language: string) => {
    const token = await api.tokenFor(own.parent);
    const response = await api.request('get', `/api/certificates/${own.id}/paper?language=${language}`, { token });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`inline; filename="${own.student.name} - `);
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    return pages.flat().map(bareText);
  };
  const english = await lines('en');
  for (const line of ['Certificate of memorisation', 'Yusuf', 'for memorising juz 30 of the Quran', own.leader.name])
    expect(english).toContain(bareText(line));
  const arabic = await lines('ar');
  expect(arabic.join('')).toContain(bareText('لإتمام حفظ الجزء'));
  expect(arabic.join('')).toContain(bareText('في صدور الذين أوتوا العلم'));
});
