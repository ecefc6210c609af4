import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/builders/people.ts';
import { pdf, picture } from '#testing/fixtures/media.fixture.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { storePurchase } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { done, type Fields, has, specificationClient } from './client.ts';
import { lines } from './lines.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;

const png = new File([await picture().png().toBuffer()], 'page.png', { type: 'image/png' });
const sheet = new File([new Uint8Array(pdf())], 'Page 12.pdf', { type: 'application/pdf' });

const text = v.string();
const number = v.number();
const flag = v.boolean();
const nullable = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
const some = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.minLength(1));
const ref = has({ id: text, name: text });
const made = has({ data: v.object({ id: text }) });
const paged = <Row extends v.GenericSchema>(row: Row) =>
  has({ data: some(row), pagination: has({ total: number, page: number, per_page: number }) });
const listed = <Row extends v.GenericSchema>(row: Row) => has({ data: some(row), page: number, totalPages: number });

const clientOf = async (person: { id: number }) => specificationClient(api, await api.tokenFor(person));

async function academy() {
  const admin = await api.buildUser({ role: 'super-admin' });
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader, timezone: 'Asia/Amman' });
  const student = await api.buildStudent({ teacher, leader, timezone: 'Asia/Amman' });
  const asks = { admin: await clientOf(admin), teacher: await clientOf(teacher), student: await clientOf(student) };
  return { admin, leader, teacher, student, asks };
}

describe('a client written from the specification', () => {
  it('a client written from the specification can sign up, sign in and reset a password', async () => {
    const visitor = specificationClient(api);
    const account = { name: 'Layla', email: 'layla@academy.test', password: 'correct', phone: '07900000000' };
    await visitor('POST auth/signup', has({ token: text }), { json: account });
    const { data } = await visitor('POST login', has({ data: has({ token: text }) }), {
      json: { email: account.email, password: account.password },
    });
    const profile = has({
      data: has({
        user: has({ id: text, name: text, email: text, image: nullable(text), roles: some(text) }),
        permissions: v.array(text),
      }),
    });
    await specificationClient(api, data.token)('GET profile', profile);
    const sent = await api.request('post', '/api/auth/forgetPassword', { body: { email: account.email } });
    const browser = specificationClient(api, undefined, sent.headers.get('set-cookie')?.split(';')[0]);
    expect(sent.status).toBe(200);
    const [mail] = await api.mails();
    const resetCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    await browser('POST auth/verifyResetcode', done, { json: { resetCode } });
    const fresh = { email: account.email, newPassword: 'brand new' };
    await browser('PUT auth/resetPassword', has({ token: text }), { json: fresh });
    await visitor('POST auth/forgetPassword', done, { json: { email: account.email } });
  });

  it('a client written from the specification can post, like, comment and moderate', async () => {
    const { asks } = await academy();
    const post = has({
      id: text,
      text,
      images: some(has({ image_path: text, type: text })),
      user: ref,
      likes: v.array(done),
      createdAt: text,
      visibleTo: v.array(text),
      status: v.picklist(['pending', 'approved']),
    });
    const form = { text: '<p>Hello</p>', 'images[0]': png };
    const { data } = await asks.student('POST posts', made, { form });
    const at = { id: data.id };
    await asks.student('POST posts/{id}', done, { at, form: { text: '<p>Hello all</p>' } });
    await asks.admin('GET posts', listed(post), { query: { page: 1, limit: 20, status: 'pending' } });
    await asks.admin('PUT posts/{id}/like', done, { at });
    await asks.admin('PUT posts/{id}/approve', done, { at });
    await asks.admin('PUT posts/{id}/visibleTo', done, { at, json: { visibleTo: ['student', 'teacher'] } });
    await asks.student('GET posts', listed(post), { query: { page: 1, limit: 20 } });
    await asks.student('GET posts/{id}', has({ data: post }), { at });
    await asks.student('POST posts/{id}/like', done, { at });
    const comment = has({ id: text, text, user: ref, createdAt: text, likes: v.array(done) });
    await asks.student('POST posts/{id}/comments', done, { at, json: { text: 'Welcome' } });
    const comments = await asks.admin('GET comments/{id}', has({ data: some(comment) }), { at });
    const about = { at: { id: comments.data[0]?.id ?? '' } };
    await asks.admin('POST comments/{id}/like', done, about);
    await asks.admin('DELETE comments/{id}', done, about);
    await asks.student('DELETE posts/{id}', done, { at });
  });

  it('a client written from the specification can chat, with a file, and read the chats of others as an admin', async () => {
    const { asks, teacher, student } = await academy();
    const form = { message: 'Hello', receiver_id: teacher.id };
    await asks.student('POST messages/send', done, { form: { ...form, attachment: png } });
    const chat = has({
      id: text,
      other_user_id: text,
      other_user_name: text,
      latest_message: text,
      latest_message_time: text,
      unread_count: number,
    });
    const found = await asks.teacher('GET chats', has({ data: some(chat) }), {
      query: { type: 'personal_chats', role: 'student' },
    });
    const monitored = has({ user_ids: v.array(text), chat_between: text });
    await asks.admin('GET chats', has({ data: some(monitored) }), { query: { type: 'monitored_chats' } });
    const message = has({
      id: text,
      sender: ref,
      receiver: has({ id: text }),
      message: text,
      attachment: v.unknown(),
      is_read: flag,
      created_at: text,
    });
    await asks.teacher('GET messages/{id}', has({ data: some(message) }), { at: { id: student.id } });
    await asks.teacher('PATCH messages/read/{id}', done, { at: { id: student.id } });
    await asks.teacher('PUT chat/{id}', done, { at: { id: found.data[0]?.id ?? '' } });
  });

  it('a client written from the specification can manage users and their profiles', async () => {
    const { asks, leader, teacher } = await academy();
    const user = has({
      id: text,
      name: text,
      email: text,
      phone: nullable(text),
      role: text,
      roles: v.array(v.unknown()),
      created_at: text,
      active: flag,
      image: nullable(text),
      timezone: text,
    });
    for (const role of ['leader', 'student', 'teacher'])
      await asks.admin('GET users', paged(user), { query: { role } });
    await asks.admin('GET users', paged(user), { query: { page: 1, per_page: 10, role: 'student' } });
    const account = { name: 'Salma', email: 'salma@academy.test', password: 'correct', role: 'student' };
    await asks.admin('POST users', done, { json: account });
    const [salma] = await sql.query<{ id: number }>({
      text: 'select id from users where email = $1',
      values: [account.email],
    });
    const at = { id: salma?.id ?? 0 };
    const profile = {
      user_id: String(at.id),
      age: 9,
      remaining_classes: 4,
      teacher_id: String(teacher.id),
      leader_id: String(leader.id),
      phone: '07900000001',
      section: 'Girls',
      teacher_code: 'T-1',
      notes: 'Evenings',
      trial_session: false,
      total_sessions: 0,
      agreed_session_duration: 30,
      paid_sessions_balance: 0,
    };
    await asks.admin('POST users/students', done, { json: profile });
    await asks.admin('POST users/students/{id}', done, { at, json: { ...profile, notes: 'Mornings' } });
    const student = has({
      code: text,
      phone: text,
      notes: text,
      registration_date: v.unknown(),
      last_status: text,
      wallet: v.unknown(),
      wallet_num: v.unknown(),
      remainingClasses: number,
    });
    const { data } = await asks.admin(
      'GET users/{id}',
      has({ data: has({ data: some(has({ ...user.entries, permissions: v.array(text), student })) }) }),
      { at },
    );
    expect(data.data[0]).toMatchObject({ name: 'Salma', student: { notes: 'Mornings', remainingClasses: 4 } });
    await asks.admin('PUT users/{id}', done, { at, json: { ...account, name: 'Salma Ali' } });
    await asks.admin('PUT users/{id}', done, { at, json: { remainingClasses: 6 } });
    await asks.admin('PUT users/{id}/password', done, { at, json: { password: 'changed' } });
    // D87: longer than the specification asks for.
    const teaching = { ...account, email: 'rana@academy.test', password: 'correct horse', role: 'teacher' };
    await asks.admin('POST users', done, { json: teaching });
    const [rana] = await sql.query<{ id: number }>({ text: "select id from users where email = 'rana@academy.test'" });
    const job = { user_id: String(rana?.id), leader_id: String(leader.id), phone: '07900000002', notes: '' };
    await asks.admin('POST users/teachers', done, { json: job });
    await asks.admin('POST users/teachers/{id}', done, { at: { id: rana?.id ?? 0 }, json: { ...job, wallet: 'Cash' } });
    await asks.admin('DELETE users/{id}', done, { at });
  });

  it('a client written from the specification can change the viewer’s own account', async () => {
    const person = await api.buildUser();
    const own = await clientOf(person);
    await own('PUT own-profile', done, { json: { name: 'Yusuf', email: 'yusuf@academy.test', phone: '07900000003' } });
    await own('PUT own-profile', done, { form: { image: png } });
    await own('PUT own-password', done, { json: { currentPassword: TEST_PASSWORD, newPassword: 'brand new' } });
    await (await clientOf(person))('DELETE own-account', done);
  });

  it('a client written from the specification can set salaries and read statistics', async () => {
    const { asks, teacher } = await academy();
    const at = { id: teacher.id };
    const salary = { price_per_class: 10.5, effective_from: '2026-01-01' };
    const { data } = await asks.admin('POST teacher-salaries/{id}', made, { at, json: salary });
    const salaries = some(has({ price_per_class: number, effective_from: text, created_at: text }));
    await asks.admin(
      'GET teacher-salaries/{id}',
      has({ data: has({ salaries }), pagination: has({ total: number }) }),
      { at },
    );
    const one = { at: { ...at, salary: data.id } };
    await asks.admin('PUT teacher-salaries/{id}/{salary}', done, { ...one, json: { ...salary, price_per_class: 11 } });
    await asks.admin('DELETE teacher-salaries/{id}/{salary}', done, one);
    const teaching = has({
      monthly_class_count: number,
      total_class_count: number,
      monthly_salary: v.unknown(),
      current_students: v.unknown(),
      new_students: v.unknown(),
      stopped_students: v.unknown(),
      temporarily_suspended_students: v.unknown(),
    });
    await asks.admin('GET teacher-statistics', has({ data: teaching }), {
      query: { month: '2026-01', teacher_id: teacher.id },
    });
    const site = has({
      total_users: number,
      roles: v.record(text, number),
      new_registrations: has({ today: number, this_week: number, this_month: number }),
    });
    await asks.admin('GET statistics', has({ data: site }));
  });

  it('a client written from the specification can manage relations and roles', async () => {
    const { asks, student } = await academy();
    const parent = await api.buildUser({ role: 'guest' });
    const relation = { user_id: student.id, related_user_id: parent.id, relationship_type: 'parent' };
    const { data } = await asks.admin('POST relations', made, { json: relation });
    const row = has({ id: text, user_id: text, related_user_id: text, relationship_type: text, created_at: text });
    await asks.admin('GET relations', paged(row), { query: { page: 1, per_page: 10 } });
    await asks.admin('PUT relations/{id}', done, { at: data, json: { ...relation, relationship_type: 'aunt' } });
    await asks.admin('DELETE relations/{id}', done, { at: data });
    const role = { role: 'Clerk', permissions: ['forms.read'] };
    const clerk = await asks.admin('POST roles', made, { json: role });
    const at = { id: clerk.data.id };
    const named = has({ id: text, name: text, created_at: text });
    await asks.admin('GET roles', paged(named), { query: { page: 1, per_page: 10 } });
    await asks.admin('POST roles/{id}', done, { at, json: { ...role, permissions: [] } });
    await asks.admin('PUT roles/{id}', done, { at, json: role });
    const permitted = await asks.admin(
      'GET roles/{id}/permissions',
      has({ role: v.unknown(), permissions: v.array(text) }),
      { at },
    );
    expect(permitted.permissions).toEqual(['forms.read']);
    await asks.admin('DELETE roles/{id}', done, { at });
  });

  it('a client written from the specification can manage materials and books', async () => {
    const { asks } = await academy();
    const material = { name: 'Qaida', content: 'Letters' };
    const { data } = await asks.admin('POST materials', made, { json: material });
    await asks.admin('GET materials', paged(has({ ...ref.entries, content: text, created_at: text })), {
      query: { page: 1, per_page: 10 },
    });
    await asks.admin('PUT materials/{id}', done, { at: data, json: { ...material, name: 'Noorani' } });
    await asks.admin('DELETE materials/{id}', done, { at: data });
    const form = { title: 'Tajweed', description: 'Rules', book: sheet };
    const book = await asks.admin('POST books', made, { form });
    const row = has({ id: text, title: text, description: nullable(text), book: done, created_at: text });
    await asks.admin('GET books', paged(row), { query: { page: 1, per_page: 10 } });
    await asks.admin('PUT books/{id}', done, { at: book.data, form: { ...form, title: 'Tajweed 2' } });
    await asks.admin('DELETE books/{id}', done, { at: book.data });
  });

  it('a client written from the specification can schedule, read, cancel and delete classes', async () => {
    const { asks, teacher, student } = await academy();
    const material = await api.buildMaterial();
    const fields = { material_id: material.id, student_id: student.id, attendance: 'presence', subscription: 3 };
    const time = { date: '2040-03-01', time: '17:00', accomplished: 'Plan', teacher_id: teacher.id, duration: 30 };
    const more = { notes: 'Slowly', description: 'First', zoom_link: 'https://zoom.us/j/1' };
    const { data } = await asks.admin('POST classes', made, { json: { ...fields, ...time, ...more } });
    const row = has({
      id: text,
      date: text,
      time: text,
      class_number: number,
      subscription: number,
      duration: number,
      student: has({ name: text, code: nullable(text) }),
      teacher: ref,
      leader: nullable(ref),
      material: ref,
      attendance: text,
      accomplished: text,
      notes: nullable(text),
      status: text,
      start_date: text,
      start_time: text,
      zoom_link: nullable(text),
      title: text,
      description: nullable(text),
    });
    const page = { page: 1, per_page: 10, status: 'scheduled', sort_order: 'asc', student_id: student.id };
    const found = await asks.student('GET classes', paged(row), { query: page });
    expect(found.data[0]).toMatchObject({ zoom_link: more.zoom_link, description: 'First' });
    const searched = { ...page, search: 'qaida' };
    expect((await asks.student('GET classes', paged(row), { query: searched })).data).toHaveLength(1);
    const month = { status: 'scheduled', sort_order: 'desc', month: 3, year: 2040, per_page: 100 };
    await asks.teacher('GET classes', paged(row), { query: month });
    await asks.teacher('GET classes/{id}', has({ data: row }), { at: data });
    await asks.teacher('POST classes/{id}', done, { at: data, json: { ...fields, ...time, time: '18:00' } });
    await asks.teacher('GET attendance', has({ data: v.array(done) }), { query: { class_id: data.id } });
    await asks.admin('POST classes/{id}/cancel', done, { at: data });
    const second = await asks.admin('POST classes', made, { json: { ...fields, ...time } });
    await asks.admin('DELETE classes/{id}', done, { at: second.data });
  });

  it('a client written from the specification can report on classes and months, and give assignments', async () => {
    const { admin, asks, leader, teacher, student } = await academy();
    const startsAt = new Date(api.clock.now().getTime() - 3_600_000);
    const { id } = await api.buildClass({ student, teacher, leader, startsAt });
    await asks.teacher('POST daily-reports', done, { json: { report: 'Well done', class_model: id } });
    const report = has({ id: text, report: text, class: done, created_at: text });
    const reports = await asks.student('GET daily-reports', paged(report), { query: { page: 1, per_page: 10 } });
    expect(reports.data[0]?.report).toBe('Well done');
    await asks.student('GET daily-reports', paged(report), { query: { page: 1, per_page: 10, search: 'WELL' } });
    const pupils = has({ data: some(has({ id: text, name: text })) });
    await asks.teacher('GET teachers/{id}/students', pupils, { at: { id: teacher.id } });
    const asked = Array.from({ length: 7 }, (_, index) => ({ question: `Question ${index + 1}?`, answer: 'Well' }));
    const month = startsAt.getUTCMonth() + 1;
    const named = { teacher: teacher.id, student: student.id, month };
    await asks.teacher('POST monthly-reports', made, { json: { ...named, questionsAndAnswers: asked } });
    const monthly = has({ id: text, teacher: ref, student: ref, month: number });
    await asks.student('GET monthly-reports', listed(monthly), { query: { page: 1, limit: 10, _id: student.id } });
    await asks.student('GET monthly-reports', listed(monthly), { query: { page: 1, limit: 10, search: 'well' } });
    const form = { classId: id, studentId: student.id, assignmentFile: sheet };
    await asks.teacher('POST assignments', made, { form });
    const assignment = has({ assignmentFile: done, classId: text, studentId: text, title: text });
    const found = await asks.student('GET assignments', listed(assignment), { query: { page: 1, limit: 10 } });
    expect(found.data[0]?.title).toBe('Page 12.pdf');
    await (await clientOf(admin))('DELETE daily-reports/{id}', done, { at: { id: reports.data[0]?.id ?? '' } });
  });

  it('a client written from the specification can record bank transfers, and read and delete invoices', async () => {
    const { asks, student } = await academy();
    const transfer = {
      user_id: student.id,
      amount: 40,
      currency: 'USD',
      date: '2026-01-02',
      reference_number: 'A-1',
      note: '',
    };
    const { data } = await asks.admin('POST bank-transfers', made, { json: transfer });
    const row = has({
      id: text,
      reference_number: nullable(text),
      user_id: text,
      amount: v.unknown(),
      currency: text,
      date: text,
      note: nullable(text),
    });
    await asks.admin('GET bank-transfers', paged(row), { query: { page: 1, per_page: 10 } });
    await asks.admin('GET bank-transfers/{id}', has({ data: row }), { at: data });
    await asks.admin('PUT bank-transfers/{id}', done, { at: data, json: { ...transfer, amount: 45 } });
    await asks.admin('DELETE bank-transfers/{id}', done, { at: data });
    const { paymentId } = await storePurchase(sql, student);
    const { paymentId: once } = await storePurchase(sql, student, 'one_time');
    const invoice = has({
      invoice_number: text,
      customer_name: text,
      customer_email: text,
      package_name: text,
      invoice_pdf: v.unknown(),
      invoice_url: v.unknown(),
      created_at: text,
    });
    await asks.student('GET invoices/mine', paged(invoice));
    await asks.admin('GET invoices', paged(invoice));
    const charge = has({
      chargeId: nullable(text),
      customer_name: text,
      customer_email: text,
      description: text,
      receipt_url: v.unknown(),
    });
    await asks.admin('GET payments/one-time', paged(charge));
    await asks.admin('DELETE invoices/{id}', done, { at: { id: paymentId } });
    await asks.admin('DELETE payments/one-time/{id}', done, { at: { id: once } });
  });

  it('a client written from the specification can sell packages', async () => {
    const { asks } = await academy();
    const roles = await sql.query<{ id: number }>({ text: "select id from roles where name in ('student', 'guest')" });
    const json = {
      title: 'Eight',
      prices: [{ currency: 'USD', amount: 40 }],
      classesNum: 8,
      visibleTo: roles.map(({ id }) => id),
    };
    await asks.admin('POST packages', done, { json });
    const row = has({
      _id: text,
      title: text,
      prices: some(has({ currency: text, amount: v.unknown() })),
      classesNum: number,
      visibleTo: v.array(v.unknown()),
      createdAt: text,
    });
    const { data } = await asks.admin('GET packages', has({ data: some(row), totalPages: number }), {
      query: { title: 'Eight', classesNum: 8 },
    });
    const at = { id: data[0]?._id ?? '' };
    await asks.admin('GET packages/{id}', has({ data: row }), { at });
    await asks.admin('PUT packages/{id}', done, { at, json: { ...json, title: 'Nine', classesNum: 9 } });
    await asks.admin('PUT packages/{id}/deactivate', done, { at });
    await asks.admin('PUT packages/{id}/reactivate', done, { at });
    const leads = has({ url: text });
    await asks.student('POST subscriptions/one-time/{id}', leads, { at, query: { currency: 'USD' } });
    const guest = await api.buildUser({ role: 'guest' });
    const ask = await clientOf(guest);
    const { url } = await ask('POST subscriptions/monthly/{id}', leads, { at, query: { currency: 'USD' } });
    await payments.pay(url);
    await payments.deliver();
    await ask('GET subscriptions/manage', leads);
    await asks.admin('DELETE packages/{id}', done, { at });
  });

  it('a client written from the specification can build forms, and submit them with titles as questions and lists as answers', async () => {
    const { asks } = await academy();
    const questions = [
      { title: 'Name', type: 'input', options: [], required: true },
      { title: 'Days', type: 'checkbox', options: ['Sunday', 'Monday', 'Tuesday'], required: true },
      { title: 'Certificate', type: 'file', options: [], required: false },
    ];
    await asks.admin('POST forms', done, { json: { name: 'Admission', questions } });
    const row = has({ id: text, name: text });
    const { data } = await asks.admin('GET forms', listed(row), { query: { page: 1, limit: 10, name: 'Admission' } });
    const at = { id: data[0]?.id ?? '' };
    const visitor = specificationClient(api);
    const question = has({ title: text, type: text, options: v.array(text), required: flag });
    const { form } = await visitor('GET forms/{id}', has({ form: has({ name: text, questions: some(question) }) }), {
      at,
    });
    await asks.admin('PUT forms/{id}', done, { at, json: { name: 'Admission 2027', questions: form.questions } });
    const sender = {
      formId: at.id,
      userName: 'Layla',
      userEmail: 'layla@academy.test',
      'question[0]': 'Name',
      'answer[0]': 'Yusuf',
    };
    const days = ['Sunday', 'Tuesday'];
    const ways: Fields[] = [
      { 'answer[1]': days },
      { 'answer[1][]': days },
      { 'answer[1][0]': 'Sunday', 'answer[1][1]': 'Tuesday' },
    ];
    for (const [index, answered] of ways.entries())
      await visitor('POST forms/submit', done, {
        form: {
          ...sender,
          userEmail: `layla${index}@academy.test`,
          'question[1]': 'Days',
          ...answered,
          'question[2]': 'Certificate',
          'answer[2]': sheet,
        },
      });
    const submission = has({ id: text, userName: text, userEmail: text, createdAt: text });
    const sent = await asks.admin('GET forms/{id}/submissions', listed(submission), {
      at,
      query: { page: 1, limit: 10, userName: 'Layla' },
    });
    expect(sent.data).toHaveLength(3);
    const answer = has({ question: text, answer: v.union([text, v.array(text)]) });
    const one = has({ data: has({ date: has({ userName: text, userEmail: text, answers: some(answer) }) }) });
    for (const { id } of sent.data) {
      const { data: found } = await asks.admin('GET forms/submissions/{id}', one, { at: { id } });
      expect(found.date.answers.map(({ answer: given }) => given)).toEqual(['Yusuf', days, 'Page 12.pdf']);
      await asks.admin('DELETE forms/submissions/{id}', done, { at: { id } });
    }
    await asks.admin('DELETE forms/{id}', done, { at });
  });

  it('the client written from the specification makes every call of the specification here', () => {
    const source = readFileSync(new URL(import.meta.url), 'utf8');
    expect(lines.filter((line) => !source.includes(`'${line}'`))).toEqual([]);
  });
});
