import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const { call, family, report } = classCalls(api);
const DAY_MS = 86_400_000;

type Person = { id: number };
type Family = Awaited<ReturnType<typeof family>>;

const NAME = 'Zaynab Unmistakable';
const run = (name: 'erasures') => api.deps.jobs.enqueue(sql, name, {}).then(() => api.deps.jobs.drain());

async function archiveOf(person: Person, body: object = {}) {
  const asked = await call(person, 'post', '/personal-data/export', body);
  expect([asked.status, asked.body.data?.status]).toEqual([201, 'waiting']);
  await api.deps.jobs.drain();
  const { body: found } = await call(person, 'get', `/personal-data/exports/${asked.body.data.id}`);
  expect(found.data.status).toBe('ready');
  const file = await api.request('get', found.data.url, { token: await api.tokenFor(person) });
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('text')) ?? '[]');
  return { zip, read, url: found.data.url, names: Object.keys(zip.files) };
}

async function ask(person: Person, body: object = {}): Promise<string> {
  const response = await call(person, 'post', '/personal-data/erasure', body);
  expect([response.status, response.body]).toEqual([201, response.body]);
  return response.body.data.id;
}

async function erased(own: Family): Promise<void> {
  const id = await ask(own.student);
  expect((await call(own.admin, 'put', `/erasures/${id}/approve`)).status).toBe(200);
  api.clock.advance(14 * DAY_MS);
  await run('erasures');
}

/** What staff typed on a series, a lead, a class beside another and the class as it was before a hold. */
const typedText = [
  `with made as (insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on, ended_at, accomplished)
    select $1, $2, m.id, 'UTC', 'student', '2030-01-07', '2030-01-07', now(), 'Stutters when nervous' from materials m limit 1)
  insert into leads (status, learner_name, learner_age, subject, name, email, chosen_times, timezone, source, consent_at, student_id, lost_reason, digest)
    select 'lost', name, 9, 'recitation', name, email, '{}', 'UTC', 'landing', now(), id, 'Stutters when nervous', 'x' from users where id = $1`,
  `with beside as (update classes set overlap_by = $2, overlap_reason = 'Stutters when nervous' where student_id = $1 returning id),
    hold as (insert into holds (student_id, from_on, zone, starts_at, state, changed_at)
      values ($1, '2030-01-07', 'UTC', '2030-01-07', 'undone', now()) returning id)
  insert into hold_classes (hold_id, class_id, done_line, former)
    select hold.id, beside.id, 0, '{"overlapReason": "Stutters when nervous"}' from hold, beside`,
];
async function typeOnRows({ student, teacher }: Family): Promise<void> {
  for (const text of typedText) await sql.query({ text, values: [student.id, teacher.id] });
}

/** A family whose student has data in many tables. */
async function livedFamily(): Promise<Family> {
  const own = await family();
  await sql.query({ text: 'update users set name = $2 where id = $1', values: [own.student.id, NAME] });
  const startsAt = new Date(api.clock.now().getTime() - DAY_MS);
  const held = await api.buildClass({ ...own, startsAt, title: `Reading – ${NAME}` });
  expect((await report(own.teacher, held.id, { report: 'Recited well' })).status).toBe(201);
  await call(own.student, 'post', '/messages/send', {
    message: 'Peace be upon you',
    receiver_id: String(own.teacher.id),
  });
  await call(own.admin, 'put', `/students/${own.student.id}`, { notes: 'Prefers mornings' });
  await typeOnRows(own);
  const { url } = await (await payments.start(own.student, await payments.package(), 'one-time')).json();
  await payments.pay(url);
  await payments.deliver();
  return own;
}

/**
 * The tables that contain a text in any row, without the sandbox, which stands for the provider, and the outbox, which
 * is soon emptied.
 */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql.query<{ name: string }>({
    text: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('payment_sandbox_objects', 'realtime_outbox') order by 1`,
  });
  const found: string[] = [];
  for (const { name } of tables) {
    const query = { text: `select from ${name} t where position($1 in t::text) > 0 limit 1`, values: [text] };
    if ((await sql.query(query)).length > 0) found.push(name);
  }
  return found;
}

describe('export', () => {
  it('an export is an archive of the viewer’s own data, made by a job and announced by mail', async () => {
    const own = await livedFamily();
    const { read, names } = await archiveOf(own.student);
    expect(names).toEqual(expect.arrayContaining(['users.json', 'classes.json', 'messages.json', 'receipts.json']));
    expect(await read('users')).toMatchObject([{ name: NAME, email: own.student.email }]);
    expect(await read('messages')).toMatchObject([{ text: 'Peace be upon you' }]);
    expect(await read('daily_report_parts')).toMatchObject([{ body: { text: 'Recited well' } }]);
    const [mail] = await api.mails();
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([
      own.student.email,
      expect.stringContaining('Your data is ready'),
    ]);
  });

  it('an export has neither passwords, tokens nor notes of staff', async () => {
    const own = await livedFamily();
    const { zip } = await archiveOf(own.student);
    const texts = await Promise.all(Object.values(zip.files).map((file) => file.async('text')));
    const withoutList = texts.filter((text) => !text.startsWith('This archive'));
    expect(withoutList.join('')).not.toMatch(/password|token|argon2|Prefers mornings/);
  });

  it('an export says in both languages what it leaves out, as the page does (D160)', async () => {
    const own = await family();
    const { zip } = await archiveOf(own.parent);
    const text = (await zip.file('what-is-in-it.txt')?.async('text')) ?? '';
    const { body } = await call(own.parent, 'get', '/personal-data');
    expect(body.data.leftOut.length).toBeGreaterThan(4);
    for (const { what, why } of body.data.leftOut)
      expect(['en', 'ar'].filter((language) => !text.includes(`${what[language]}. ${why[language]}`))).toEqual([]);
    expect(text).toMatch(/Staff’s notes[\s\S]*ملاحظات فريق الأكاديمية/);
  });

  it('an export has the person’s files with their names, and is not made while the store is down', async () => {
    const own = await family();
    await api.deps.files.put(`media/${'a'.repeat(40)}.pdf`, Buffer.from('%PDF'), 'application/pdf');
    await sql.query({
      text: `insert into media (id, owner_id, kind, mime, extension, size, name, attached_at)
        values (repeat('a', 40), $1, 'document', 'application/pdf', 'pdf', 4, 'ورقة.pdf', now())`,
      values: [own.student.id],
    });
    await sql.query({
      text: `with c as (insert into chats (first_user_id, second_user_id) values (least($1::bigint, $2), greatest($1::bigint, $2)) returning id)
        insert into messages (chat_id, sender_id, media_id) select id, $1, repeat('a', 40) from c`,
      values: [own.student.id, own.teacher.id],
    });
    const { get } = api.deps.files;
    api.deps.files.get = () => Promise.reject(new Error('the store is away'));
    const asked = await call(own.student, 'post', '/personal-data/export');
    await api.deps.jobs.drain().catch(() => {});
    api.deps.files.get = get;
    const { body: waiting } = await call(own.student, 'get', `/personal-data/exports/${asked.body.data.id}`);
    expect(waiting.data.status).toBe('waiting');
    await sql.query({ text: 'delete from personal_exports' });
    const { zip } = await archiveOf(own.student);
    expect(await zip.file(`files/${'a'.repeat(40)}-ورقة.pdf`)?.async('text')).toBe('%PDF');
  });

  it.each([
    [false, 0],
    [true, 1],
  ])(
    'an export has form submissions found by the e-mail only if the address is confirmed: %s',
    async (isConfirmed, found) => {
      const emailVerifiedAt = isConfirmed ? api.clock.now() : null;
      const person = await api.buildUser({ role: 'guest', emailVerifiedAt });
      await sql.query({
        text: `with f as (insert into forms (name) values ('Visit') returning id)
        insert into form_submissions (form_id, user_name, user_email, answers, digest) select id, 'X', $1, '[]', 'd' from f`,
        values: [person.email],
      });
      const { read } = await archiveOf(person);
      expect(await read('form_submissions')).toHaveLength(found);
    },
  );

  it('a parent can export the data of a child, nobody else can', async () => {
    const own = await family();
    const { read, url } = await archiveOf(own.parent, { student_id: own.student.id });
    expect(await read('users')).toMatchObject([{ email: own.student.email }]);
    for (const stranger of [own.aunt, own.student, own.admin]) {
      const token = await api.tokenFor(stranger);
      expect((await api.request('get', url, { token })).status).toBe(404);
      expect((await api.request('get', url.replace('/file', ''), { token })).status).toBe(404);
    }
    expect((await api.request('get', url)).status).toBe(401);
    for (const stranger of [own.aunt, own.admin]) {
      const asked = await call(stranger, 'post', '/personal-data/export', { student_id: own.student.id });
      expect(asked.status).toBe(404);
    }
  });

  it('a second export within a day is the first one, and after seven days it is deleted with its file', async () => {
    const own = await family();
    const { url } = await archiveOf(own.student);
    const again = await call(own.student, 'post', '/personal-data/export');
    expect(again.body.data.url).toBe(url);
    api.clock.advance(7 * DAY_MS);
    await run('erasures');
    expect((await api.request('get', url, { token: await api.tokenFor(own.student) })).status).toBe(404);
    expect(api.storedFiles()).toEqual([]);
    const { body } = await call(own.student, 'get', '/personal-data');
    expect(body.data.exports).toEqual([]);
  });

  it('an export needs the password if the sign-in is old', async () => {
    const student = await api.buildStudent();
    const token = await api.tokenFor(student);
    api.clock.advance(60 * 60_000);
    const send = (body: object) => api.request('post', '/api/personal-data/export', { token, body });
    expect((await (await send({})).json()).code).toBe('password_needed');
    expect((await send({ password: 'wrong' })).status).toBe(422);
    expect((await send({ password: 'correct horse' })).status).toBe(201);
  });
});

describe('erasure', () => {
  it('an erasure removes a person’s name, contacts and texts, and keeps money and classes', async () => {
    const own = await livedFamily();
    const sums = `select (select count(*)::int from classes) as classes, (select sum(delta)::int from class_ledger) as ledger,
      (select sum(amount_minor)::int from receipts) as receipts, (select sum(amount_minor)::int from payments) as payments`;
    const before = await sql.query({ text: sums });
    await erased(own);
    for (const text of [NAME, own.student.email, 'Recited well', 'Prefers mornings', 'Stutters when nervous'])
      expect([text, await tablesWith(text)]).toEqual([text, []]);
    expect(await sql.query({ text: sums })).toEqual(before);
    const { body } = await call(own.admin, 'get', '/classes?per_page=100');
    expect(body.data[0].student.name).toBe('Former member');
    const token = await api.tokenFor(own.admin);
    const arabic = (path: string) => api.request('get', `/api${path}`, { token, headers: { cookie: 'language=ar' } });
    expect((await (await arabic('/classes?per_page=100')).json()).data[0].student.name).toBe('عضو سابق');
  });

  it('an erased person cannot sign in, and search does not find them', async () => {
    const own = await livedFamily();
    const { email } = own.student;
    await erased(own);
    const login = await api.request('post', '/api/login', { body: { email, password: 'correct horse' } });
    expect(login.status).toBe(422);
    const { body } = await call(own.admin, 'get', `/search?q=${encodeURIComponent('Former member')}`);
    expect(JSON.stringify(body)).not.toContain('Former member');
  });

  it('nothing is erased before 14 days, or after the request was withdrawn', async () => {
    const own = await family();
    const id = await ask(own.student);
    const { body } = await call(own.admin, 'put', `/erasures/${id}/approve`);
    expect(Date.parse(body.data.eraseAt) - api.clock.now().getTime()).toBe(14 * DAY_MS);
    api.clock.advance(14 * DAY_MS - 1000);
    await run('erasures');
    expect((await call(own.student, 'get', '/profile')).status).toBe(200);
    expect((await call(own.student, 'delete', `/personal-data/erasures/${id}`)).body.data.state).toBe('withdrawn');
    api.clock.advance(DAY_MS);
    await run('erasures');
    expect((await call(own.student, 'get', '/profile')).status).toBe(200);
  });

  it.each([
    [
      'future_classes',
      (own: Family) => api.buildClass({ ...own, startsAt: new Date(api.clock.now().getTime() + 30 * DAY_MS) }),
    ],
    ['owed_classes', (own: Family) => call(own.admin, 'put', `/users/${own.student.id}`, { remainingClasses: -2 })],
    [
      'subscriptions',
      async (own: Family) => {
        const { url } = await (await payments.start(own.student, await payments.package(), 'monthly')).json();
        await payments.pay(url);
        await payments.deliver();
      },
    ],
  ])('a person with %s is not erased: it is checked at the request, the decision and the end', async (reason, open) => {
    const own = await family();
    const id = await ask(own.student);
    const other = await family();
    await open(other);
    const rejected = await call(other.student, 'post', '/personal-data/erasure');
    expect([rejected.status, Object.keys(rejected.body.data)]).toEqual([409, [reason]]);
    await call(own.admin, 'put', `/erasures/${id}/approve`);
    await open(own);
    api.clock.advance(14 * DAY_MS);
    await run('erasures');
    expect((await call(own.student, 'get', '/profile')).status).toBe(200);
    const { body } = await call(own.student, 'get', '/personal-data');
    expect(body.data.erasures[0]).toMatchObject({ state: 'rejected', note: reason });
  });

  it('a teacher is not erased before each month with a class is closed', async () => {
    const own = await livedFamily();
    const rejected = await call(own.teacher, 'post', '/personal-data/erasure');
    expect([rejected.status, rejected.body.data]).toEqual([409, { unpaid_classes: 1 }]);
  });

  it('an admin decides about erasures, but not about their own one or that of a higher role', async () => {
    const own = await family();
    const id = await ask(own.student);
    for (const person of [own.student, own.teacher, own.leader, own.parent])
      expect((await call(person, 'put', `/erasures/${id}/approve`)).status).toBe(403);
    const mine = await ask(own.admin);
    expect((await call(own.admin, 'put', `/erasures/${mine}/approve`)).status).toBe(403);
    const { body } = await call(own.admin, 'put', `/erasures/${id}/reject`, { note: 'Please call us' });
    expect(body.data).toMatchObject({ state: 'rejected', note: 'Please call us' });
    expect((await call(own.admin, 'put', `/erasures/${id}/approve`)).status).toBe(409);
    const owner = await api.buildUser({ role: 'super-admin' });
    await api.buildUser({ role: 'super-admin' });
    const above = await ask(owner);
    expect((await call(own.admin, 'put', `/erasures/${above}/approve`)).status).toBe(403);
  });

  it('a person has at most one open request for erasure', async () => {
    const own = await family();
    await ask(own.parent, { student_id: own.student.id });
    expect((await call(own.student, 'post', '/personal-data/erasure')).status).toBe(409);
  });
});
