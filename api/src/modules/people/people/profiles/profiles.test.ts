import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const admin = async () => api.tokenFor(await api.buildUser({ role: 'admin' }));
const post = (token: string, path: string, body: object) => api.request('post', `/api/users/${path}`, { token, body });

async function userOf(token: string, id: number) {
  return (await (await api.request('get', `/api/users/${id}`, { token })).json()).data.data[0];
}
async function rejection(response: Response) {
  const { message, fields } = await response.json();
  return { status: response.status, message, path: fields[0]?.path };
}
const auditOf = (action: string) =>
  api.deps.database.sql.query<{ before: object | null; after: object | null }>({
    text: 'select before, after from audit_log where action = $1 order by id',
    values: [action],
  });

async function academy() {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader, profile: { code: 'T-0007' } });
  const student = await api.buildUser();
  const fields = {
    user_id: String(student.id),
    age: '11',
    teacher_id: String(teacher.id),
    phone: '+962 79 123 4567',
    section: 'Quran',
  };
  return { leader, teacher, student, fields };
}

describe('a student’s profile', () => {
  it('completing a student’s profile takes code and leader from the teacher and assigns a code (D66)', async () => {
    const { leader, teacher, student, fields } = await academy();
    const token = await admin();
    const response = await post(token, 'students', { ...fields, remaining_classes: '8', notes: '' });
    expect(response.status).toBe(201);
    expect((await response.json()).data).toEqual({ id: String(student.id), code: 'S-0001' });
    expect((await userOf(token, student.id)).student).toMatchObject({
      code: 'S-0001',
      phone: '+962791234567',
      age: 11,
      teacher_id: String(teacher.id),
      teacher_code: 'T-0007',
      leader_id: String(leader.id),
      remainingClasses: 8,
      agreed_session_duration: 30,
      trial_session: false,
      total_sessions: 0,
      notes: null,
    });
    expect((await auditOf('student-profile.create'))[0]?.after).toMatchObject({ code: 'S-0001', age: 11 });
    expect((await post(token, 'students', fields)).status).toBe(409);
  });

  it('a student’s profile accepts Arabic digits and drops characters that cannot be stored', async () => {
    const { student, fields } = await academy();
    const token = await admin();
    const odd = { ...fields, age: '١٢', notes: 'half \ud800a character', section: 'Q\u0000uran 😀' };
    expect((await post(token, 'students', odd)).status).toBe(201);
    const seen = { age: 12, notes: 'half a character', section: 'Quran 😀' };
    expect((await userOf(token, student.id)).student).toMatchObject(seen);
    expect((await auditOf('student-profile.create'))[0]?.after).toMatchObject(seen);
  });

  it('each student profile gets its own code, even when created in parallel', async () => {
    const { leader, teacher, fields } = await academy();
    const token = await admin();
    await api.buildStudent({ profile: { code: 'S-0041' } });
    const students = await Promise.all([1, 2, 3, 4].map(() => api.buildUser()));
    const responses = await Promise.all(
      students.map(({ id }) => post(token, 'students', { ...fields, user_id: id, phone: `07900000${100 + id}` })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const codes = await Promise.all(responses.map(async (response) => (await response.json()).data.code));
    expect(codes.sort()).toEqual(['S-0042', 'S-0043', 'S-0044', 'S-0045']);
    expect([leader.id, teacher.id]).not.toContain(0);
  });

  it.each([
    ['S-999999999', 'S-0001'],
    ['S-1000000', 'S-0001'],
    ['S-999999', 'S-0001'],
    ['s-0041', 'S-0042'],
  ])('generated codes avoid %s, which somebody chose', async (chosen, first) => {
    const { fields } = await academy();
    const token = await admin();
    await api.buildStudent({ profile: { code: chosen } });
    const made = async (phone: string) => {
      const { id } = await api.buildUser();
      const response = await post(token, 'students', { ...fields, user_id: id, phone });
      return { status: response.status, code: (await response.json()).data?.code };
    };
    expect(await made('07900000101')).toEqual({ status: 201, code: first });
    const second = first.replace(/\d$/, (digit) => String(Number(digit) + 1));
    expect(await made('07900000102')).toEqual({ status: 201, code: second });
  });

  it('a student’s code is unique in any case', async () => {
    const { fields } = await academy();
    await api.buildStudent({ profile: { code: 'S-0009' } });
    const response = await post(await admin(), 'students', { ...fields, code: 's-0009' });
    expect(await rejection(response)).toEqual({ status: 422, message: 'This code is already taken', path: 'code' });
  });

  it('a student’s profile names the field that is missing, wrong or taken', async () => {
    const { student, teacher, fields } = await academy();
    const token = await admin();
    await api.buildStudent({ phone: '07944444444', profile: { code: 'S-0009', phone: '07911111111' } });
    const send = async (change: object) => rejection(await post(token, 'students', { ...fields, ...change }));
    const code = { status: 422, message: 'This code is already taken', path: 'code' };
    const phone = { status: 422, message: 'This phone is already taken', path: 'phone' };
    expect(await send({ code: 'S-0009' })).toEqual(code);
    expect(await send({ phone: '0791 111-1111' })).toEqual(phone);
    expect(await send({ phone: '07944444444' })).toEqual(phone);
    for (const [path, value] of Object.entries({
      age: '',
      teacher_id: '',
      phone: '123456789',
      section: ' ',
      leader_id: teacher.id,
      teacher_code: 'x'.repeat(51),
      notes: 'x'.repeat(501),
      remaining_classes: -1,
      total_sessions: -1,
      agreed_session_duration: 0,
      paid_sessions_balance: -1,
      registration_date: '2026-02-30',
      last_status: 'gone',
    }))
      expect(await send({ [path]: value }), path).toMatchObject({ status: 422, path });
    expect(await send({ teacher_id: student.id })).toMatchObject({ status: 422, path: 'teacher_id' });
    expect(await send({ user_id: teacher.id })).toMatchObject({ status: 422, path: 'user_id' });
    expect(await send({ user_id: 999 })).toMatchObject({ status: 404 });
    expect((await post(token, 'students', { ...fields, phone: 'x'.repeat(41) })).status).toBe(422);
  });

  it('a phone belongs to one person, even across accounts and profiles in parallel (C3)', async () => {
    const { teacher, fields } = await academy();
    const token = await admin();
    const other = await api.buildUser();
    for (let round = 0; round < 5; round += 1) {
      const phone = `0799999999${round}`;
      const student = await api.buildUser();
      const responses = await Promise.all([
        post(token, 'students', { ...fields, user_id: student.id, phone }),
        post(token, `teachers/${teacher.id}`, { phone }),
        api.request('put', `/api/users/${other.id}`, { token, body: { phone } }),
      ]);
      expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it('a profile may have the phone of the same person’s account (C3)', async () => {
    const { fields } = await academy();
    const student = await api.buildUser({ phone: '07955555555' });
    const body = { ...fields, user_id: student.id, phone: '07955555555' };
    expect((await post(await admin(), 'students', body)).status).toBe(201);
  });

  it('a change of a student’s profile sets only sent fields; a new teacher brings code and leader, and the former teacher is stored', async () => {
    const { teacher, leader, student, fields } = await academy();
    const token = await admin();
    await post(token, 'students', { ...fields, notes: 'Kept' });
    const nextLeader = await api.buildUser({ role: 'leader' });
    const next = await api.buildTeacher({ leader: nextLeader, profile: { code: 'T-0008' } });
    const body = { teacher_id: next.id, age: 12, trial_session: 'true', last_status: 'stopped', code: 'MY-1' };
    expect((await post(token, `students/${student.id}`, body)).status).toBe(200);
    expect((await userOf(token, student.id)).student).toMatchObject({
      code: 'MY-1',
      age: 12,
      notes: 'Kept',
      teacher_code: 'T-0008',
      leader_id: String(nextLeader.id),
      previous_teacher: String(teacher.id),
      previous_leader: String(leader.id),
      trial_session: true,
      last_status: 'stopped',
    });
    const [line] = await auditOf('student-profile.update');
    expect(line?.before).toMatchObject({ code: 'S-0001', age: 11, teacherId: teacher.id });
    expect(line?.after).toMatchObject({ code: 'MY-1', age: 12, teacherId: next.id });
    expect(line?.after).not.toHaveProperty('notes');
    expect((await post(token, `students/${(await api.buildUser()).id}`, { age: 9 })).status).toBe(404);
    expect((await post(token, `students/${student.id}`, { leader_id: '' })).status).toBe(422);
  });
});

describe('a teacher’s profile', () => {
  it('a teacher’s profile is created and updated with its own code, and audited', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildUser({ role: 'teacher' });
    const token = await admin();
    const fields = { user_id: teacher.id, leader_id: leader.id, phone: '0791234567' };
    const response = await post(token, 'teachers', { ...fields, wallet: 'Zain Cash', wallet_num: '0790000000' });
    expect(response.status).toBe(201);
    expect((await response.json()).data.code).toBe('T-0001');
    expect((await post(token, 'teachers', fields)).status).toBe(409);
    const change = { notes: 'Evenings only', last_status: 'suspended', last_status_date: '2026-03-01', wallet: '' };
    expect((await post(token, `teachers/${teacher.id}`, change)).status).toBe(200);
    expect((await userOf(token, teacher.id)).teacher).toEqual({
      code: 'T-0001',
      phone: '0791234567',
      notes: 'Evenings only',
      leader: String(leader.id),
      leader_name: leader.name,
      registration_date: null,
      last_status: 'suspended',
      last_status_date: '2026-03-01',
      wallet: null,
      wallet_num: '0790000000',
      gender: null,
      languages: [],
      subjects: [],
      learners: [],
      students: 0,
    });
    expect((await auditOf('teacher-profile.update'))[0]).toEqual({
      before: { notes: null, lastStatus: null, lastStatusDate: null, wallet: 'Zain Cash' },
      after: { notes: 'Evenings only', lastStatus: 'suspended', lastStatusDate: '2026-03-01', wallet: null },
    });
  });

  it('a teacher’s profile has gender, languages, subjects and learners, each once, and may leave them open (D107)', async () => {
    const teacher = await api.buildTeacher();
    const token = await admin();
    const change = async (fields: object) => {
      const response = await post(token, `teachers/${teacher.id}`, fields);
      return response.status === 200 ? userOf(token, teacher.id) : rejection(response);
    };
    const said = {
      gender: 'woman',
      languages: ['AR', 'en', 'ar'],
      subjects: ['arabic', 'reading', 'arabic'],
      learners: ['children'],
    };
    const stored = {
      gender: 'woman',
      languages: ['ar', 'en'],
      subjects: ['arabic', 'reading'],
      learners: ['children'],
    };
    expect((await change(said)).teacher).toMatchObject(stored);
    expect((await auditOf('teacher-profile.update'))[0]).toEqual({
      before: { gender: null, languages: [], subjects: [], learners: [] },
      after: stored,
    });
    expect((await change({ gender: '', languages: [] })).teacher).toMatchObject({
      gender: null,
      languages: [],
      subjects: ['arabic', 'reading'],
    });
    expect(await change({ gender: 'other' })).toMatchObject({ status: 422, path: 'gender' });
    expect(await change({ languages: ['ar', 'xx'] })).toMatchObject({ status: 422, path: 'languages.1' });
    expect(await change({ subjects: ['chess'] })).toMatchObject({ status: 422, path: 'subjects.0' });
    expect(await change({ learners: ['cats'] })).toMatchObject({ status: 422, path: 'learners.0' });
  });

  it('a teacher can change their own teaching data and nothing else (D107)', async () => {
    const teacher = await api.buildTeacher({ profile: { wallet: 'Cash' } });
    const put = async (person: { id: number }, body: object) =>
      api.request('put', '/api/own-teaching', { token: await api.tokenFor(person), body });
    const response = await put(teacher, { gender: 'man', subjects: ['recitation'], wallet: 'Mine', code: 'X-1' });
    expect(await response.json()).toEqual({
      data: { gender: 'man', languages: [], subjects: ['recitation'], learners: [] },
    });
    expect(await auditOf('teacher-profile.update')).toEqual([
      { before: { gender: null, subjects: [] }, after: { gender: 'man', subjects: ['recitation'] } },
    ]);
    expect((await (await put(teacher, {})).json()).data).toMatchObject({ gender: 'man', subjects: ['recitation'] });
    expect((await put(teacher, { languages: ['klingon'] })).status).toBe(422);
    const without = await api.buildUser({ role: 'teacher' });
    expect((await put(without, { gender: 'man' })).status).toBe(404);
    const former = await api.buildTeacher();
    await api.deps.database.sql.query({
      text: `update users set role_id = (select id from roles where name = 'guest') where id = $1`,
      values: [former.id],
    });
    expect((await put(former, { gender: 'man' })).status).toBe(404);
  });

  it('a teacher’s profile names the wrong field', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const [teacher, student] = [await api.buildUser({ role: 'teacher' }), await api.buildUser()];
    await api.buildTeacher({ profile: { code: 'T-0005', phone: '0799999999' } });
    const token = await admin();
    const fields = { user_id: teacher.id, leader_id: leader.id, phone: '0791234567' };
    const send = async (change: object) => rejection(await post(token, 'teachers', { ...fields, ...change }));
    expect(await send({ code: 'T-0005' })).toMatchObject({ message: 'This code is already taken', path: 'code' });
    expect(await send({ phone: '079 999 9999' })).toMatchObject({ message: 'This phone is already taken' });
    expect(await send({ leader_id: '' })).toMatchObject({ status: 422, path: 'leader_id' });
    expect(await send({ leader_id: student.id })).toMatchObject({ status: 422, path: 'leader_id' });
    expect(await send({ user_id: student.id })).toMatchObject({ status: 422, path: 'user_id' });
    expect(await send({ phone: '' })).toMatchObject({ status: 422, path: 'phone' });
    expect((await post(token, `teachers/${teacher.id}`, { notes: 'x' })).status).toBe(404);
  });
});
