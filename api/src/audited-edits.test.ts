import { describe, expect, it } from 'vitest';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };

async function call(person: Person, method: string, path: string, body?: unknown) {
  const token = await api.tokenFor(person);
  const response = await api.request(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
  const answer = await response.json();
  return { problem: response.ok ? null : answer, data: answer.data ?? answer };
}

async function line(action: string) {
  const text = 'select before, after from audit_log where action = $1 order by id';
  return sql.query<{ before: object; after: object }>({ text, values: [action] });
}

const people = async () => {
  const admin = await api.buildUser({ role: 'super-admin' });
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader });
  const student = await api.buildStudent({ teacher, leader, name: 'Yusuf', timezone: 'Asia/Amman' });
  return { admin, leader, teacher, student };
};
type People = Awaited<ReturnType<typeof people>>;

interface Edit {
  /** Creates the object, then edits each of its fields. */
  edit(of: People): Promise<{ problem: unknown }>;
  before: object;
  after: object;
}

const question = { title: 'Name', type: 'text', options: [], required: true };

const edits: Record<string, Edit> = {
  'material.update': {
    async edit({ admin }) {
      const { data } = await call(admin, 'post', '/materials', { name: 'Qaida', content: 'Letters' });
      return call(admin, 'put', `/materials/${data.id}`, { name: 'Noorani', content: 'Words' });
    },
    before: { name: 'Qaida', content: 'Letters' },
    after: { name: 'Noorani', content: 'Words' },
  },
  'book.update': {
    async edit({ admin }) {
      const sent = { title: 'Qaida', description: 'Old', book: [pdf(), 'a.pdf', 'application/pdf'] as const };
      const { data } = await call(admin, 'post', '/books', formOf({ ...sent, book: [...sent.book] }));
      return call(
        admin,
        'put',
        `/books/${data.id}`,
        formOf({ title: 'Noorani', description: '', book: [...sent.book] }),
      );
    },
    before: { title: 'Qaida', description: 'Old', file: expect.any(String) },
    after: { title: 'Noorani', description: null, file: expect.any(String) },
  },
  'package.update': {
    async edit({ admin }) {
      const roles = await sql.query<{ id: number }>({ text: "select id from roles where name = 'student'" });
      const prices = [{ currency: 'USD', amount: 40 }];
      const made = { title: 'Eight', classesNum: 8, prices, visibleTo: roles.map(({ id }) => id) };
      const { data } = await call(admin, 'post', '/packages', made);
      const next = [{ currency: 'USD', amount: 50 }];
      return call(admin, 'put', `/packages/${data._id}`, { ...made, title: 'Nine', classesNum: 9, prices: next });
    },
    before: { title: 'Eight', classesNum: 8, prices: [{ currency: 'USD', minor: 4000 }] },
    after: { title: 'Nine', classesNum: 9, prices: [{ currency: 'USD', minor: 5000 }] },
  },
  'coupon.update': {
    async edit({ admin }) {
      const made = { code: 'welcome', percent: 10, months: 'once', uses: 5 };
      const { data } = await call(admin, 'post', '/coupons', made);
      return call(admin, 'put', `/coupons/${data._id}`, { ...made, percent: 20, months: 3, uses: 6 });
    },
    before: { percent: 10, months: 1, uses: 5 },
    after: { percent: 20, months: 3, uses: 6 },
  },
  'package.deactivate': {
    async edit({ admin }) {
      const made = { title: 'Eight', classesNum: 8, prices: [{ currency: 'USD', amount: 40 }], visibleTo: [] };
      const { data } = await call(admin, 'post', '/packages', made);
      return call(admin, 'put', `/packages/${data._id}/deactivate`);
    },
    before: { active: true },
    after: { active: false },
  },
  'form.update': {
    async edit({ admin }) {
      const { data } = await call(admin, 'post', '/forms', { name: 'Trial', questions: [question] });
      const questions = [{ ...data.form.questions[0], title: 'Full name' }];
      return call(admin, 'put', `/forms/${data.form.id}`, { name: 'Admission', open: false, questions });
    },
    before: { name: 'Trial', open: true, questions: [{ ...question, id: expect.any(String) }] },
    after: { name: 'Admission', open: false, questions: [{ ...question, title: 'Full name', id: expect.any(String) }] },
  },
  'bank_transfer.update': {
    async edit({ admin, student }) {
      const made = { user_id: student.id, amount: '40.5', currency: 'USD', date: '2026-01-02', reference_number: 'A' };
      const { data } = await call(admin, 'post', '/bank-transfers', made);
      const next = { ...made, amount: '50', date: '2026-01-03', reference_number: 'B', note: 'Corrected' };
      return call(admin, 'put', `/bank-transfers/${data.id}`, next);
    },
    before: { minor: 4050, date: '2026-01-02', reference_number: 'A', note: null },
    after: { minor: 5000, date: '2026-01-03', reference_number: 'B', note: 'Corrected' },
  },
  'salary.update': {
    async edit({ admin, teacher }) {
      const path = `/teacher-salaries/${teacher.id}`;
      const { data } = await call(admin, 'post', path, { price_per_class: 10, effective_from: '2026-01-01' });
      return call(admin, 'put', `${path}/${data.id}`, { price_per_class: 11, effective_from: '2026-02-01' });
    },
    before: { teacher_id: expect.any(Number), price_per_class: 10, effective_from: '2026-01-01' },
    after: { teacher_id: expect.any(Number), price_per_class: 11, effective_from: '2026-02-01' },
  },
  'role.update': {
    async edit({ admin }) {
      const { data } = await call(admin, 'post', '/roles', { role: 'Clerk', permissions: ['forms.read'] });
      return call(admin, 'post', `/roles/${data.id}`, { role: 'Desk', permissions: [], scope: 'team' });
    },
    before: { name: 'Clerk', scope: 'all', permissions: ['forms.read'] },
    after: { name: 'Desk', scope: 'team', permissions: [] },
  },
  'report.update': {
    async edit({ admin, leader, teacher, student }) {
      const startsAt = new Date(api.clock.now().getTime() - 3_600_000);
      const { id } = await api.buildClass({ student, teacher, leader, startsAt });
      const { data } = await call(teacher, 'post', '/daily-reports', { report: 'Good', class_model: id });
      return call(admin, 'post', `/daily-reports/${data.id}`, { report: 'Very good', leader_note: 'Seen' });
    },
    before: { report: 'Good', leader_note: null },
    after: { report: 'Very good', leader_note: 'Seen' },
  },
  'user.update': {
    async edit({ admin }) {
      const user = await api.buildUser({ role: 'teacher', name: 'Rana', phone: '07900000001', timezone: 'Asia/Amman' });
      const fields = { name: 'Rana Ali', phone: '07900000002', timezone: 'Europe/Berlin', active: false };
      return call(admin, 'put', `/users/${user.id}`, fields);
    },
    before: { name: 'Rana', phone: '07900000001', timezone: 'Asia/Amman', active: true },
    after: { name: 'Rana Ali', phone: '07900000002', timezone: 'Europe/Berlin', active: false },
  },
  'user.update-own-profile': {
    edit: ({ student }) => call(student, 'put', '/own-profile', { name: 'Yusuf Ali', timezone: 'Europe/Berlin' }),
    before: { name: 'Yusuf', timezone: 'Asia/Amman' },
    after: { name: 'Yusuf Ali', timezone: 'Europe/Berlin' },
  },
  'ledger.manual': {
    edit: ({ admin, student }) => call(admin, 'put', `/users/${student.id}`, { remainingClasses: 5 }),
    before: { remainingClasses: 0 },
    after: { remainingClasses: 5 },
  },
};

describe('the audit line of an edit (D21)', () => {
  it.each(Object.entries(edits))(
    'the audit line of an edit: %s has the former value of each field that changed',
    async (action, wanted) => {
      expect((await wanted.edit(await people())).problem).toBeNull();
      expect(await line(action)).toEqual([{ before: wanted.before, after: wanted.after }]);
    },
  );

  it('the audit line of class.edit has the former time, duration, link, material and overlap', async () => {
    const { admin, leader, teacher, student } = await people();
    const [material, other] = [await api.buildMaterial(), await api.buildMaterial({ name: 'Tajweed' })];
    const made = { student_id: student.id, teacher_id: teacher.id, material_id: material.id, attendance: 'presence' };
    const time = { date: '2040-03-01', time: '17:00', duration: 30, accomplished: 'Plan' };
    const { data } = await call(admin, 'post', '/classes', { ...made, ...time, subscription: 3 });
    const next = await api.buildTeacher({ leader });
    await api.buildClass({ teacher: next, startsAt: new Date('2040-03-02T15:00:00Z') });
    const fields = { title: 'Tajweed', description: 'New', notes: 'Slowly', accomplished: 'Ikhfa', subscription: 2 };
    const moved = { date: '2040-03-02', time: '18:00', duration: 45, teacher_id: next.id, material_id: other.id };
    const forced = { allow_overlap: true, overlap_reason: 'Both agreed', zoom_link: 'https://zoom.us/j/1' };
    expect((await call(admin, 'post', `/classes/${data.id}`, { ...fields, ...moved, ...forced })).problem).toBeNull();
    const [edited] = await line('class.edit');
    expect(Object.keys(edited?.before ?? {}).sort()).toEqual(Object.keys(edited?.after ?? {}).sort());
    expect(edited?.before).toEqual({
      status: 'scheduled',
      startsAt: '2040-03-01T14:00:00.000Z',
      endsAt: '2040-03-01T14:30:00.000Z',
      wallTime: '2040-03-01 17:00',
      durationMinutes: 30,
      teacherId: teacher.id,
      materialId: material.id,
      title: 'Qaida – Yusuf',
      titleKey: 'class',
      description: null,
      notes: null,
      accomplished: 'Plan',
      subscription: 3,
      zoomLink: null,
      overlapBy: null,
      overlapReason: null,
    });
    expect(edited?.after).toMatchObject({ durationMinutes: 45, materialId: other.id, overlapBy: admin.id });
  });

  it('the audit line of class.report has the plan that the report replaced', async () => {
    const { teacher, student } = await people();
    const startsAt = new Date(api.clock.now().getTime() - 3_600_000);
    const { id } = await api.buildClass({ student, teacher, startsAt, accomplished: 'Plan: al-Mulk' });
    const report = { report: 'Good', class_model: id, accomplished: 'al-Mulk 1-5', attendance: 'trial' };
    expect((await call(teacher, 'post', '/daily-reports', report)).problem).toBeNull();
    const [{ before, after } = { before: {}, after: {} }] = await line('class.report');
    expect(before).toEqual({ status: 'needs_report_to_end', attendance: 'presence', accomplished: 'Plan: al-Mulk' });
    expect(after).toEqual({ status: 'trial', attendance: 'trial', accomplished: 'al-Mulk 1-5' });
  });

  it('the audit line of a profile has the former values, and an edit without changes has no line', async () => {
    const { admin, leader, student, teacher } = await people();
    for (const [path, id] of [
      ['students', student.id],
      ['teachers', teacher.id],
    ] as const) {
      const fields = { notes: 'Evenings only', leader_id: leader.id };
      for (let time = 0; time < 2; time += 1)
        expect((await call(admin, 'post', `/users/${path}/${id}`, fields)).problem).toBeNull();
    }
    for (const kind of ['student', 'teacher'])
      expect(await line(`${kind}-profile.update`)).toMatchObject([
        { before: { notes: null }, after: { notes: 'Evenings only' } },
      ]);
  });
});
