import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { sumsOf } from '#testing/fixtures/merge-sums.fixture.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const { call, family, give, report } = classCalls(api);
const DAY_MS = 86_400_000;

type Person = { id: number };
type Family = Awaited<ReturnType<typeof family>>;

const merge = (admin: Person, kept: Person, gone: Person, sides: object = {}) =>
  call(admin, 'post', `/users/${kept.id}/merge`, { other: String(gone.id), ...sides });
const preview = async (admin: Person, kept: Person, gone: Person) =>
  (await call(admin, 'get', `/users/${kept.id}/merge?other=${gone.id}`)).body.data;
const relate = (student: Person, relative: Person, kind = 'parent') =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [student.id, relative.id, kind],
  });

/** Another account of the same student: with a class that was held, a paid package, a balance and words to the teacher. */
async function lived(own: Family, days: number): Promise<Person> {
  const student = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Yusuf' });
  const startsAt = new Date(api.clock.now().getTime() - days * DAY_MS);
  const held = await api.buildClass({ ...own, student, startsAt, overlapBy: null, classNumber: 1 });
  expect((await report(own.teacher, held.id)).status).toBe(201);
  const { url } = await (await payments.start(student, await payments.package(), 'one-time')).json();
  await payments.pay(url);
  await payments.deliver();
  await give(student, 3);
  await call(student, 'post', '/messages/send', { message: `Peace ${days}`, receiver_id: String(own.teacher.id) });
  await relate(student, own.parent);
  await relate(student, own.aunt, 'aunt');
  return student;
}

const namedIn = async (text: string, ...values: unknown[]) =>
  (await sql.query<{ id: number }>({ text, values })).map(({ id }) => id);

describe('a merge of two accounts of one person (D164)', () => {
  it('moves classes, balance, money, relations and words, and changes none of their sums', async () => {
    const own = await family();
    const [kept, gone] = [await lived(own, 3), await lived(own, 2)];
    const before = await sumsOf(sql);
    const { reasons, ...both } = await preview(own.admin, kept, gone);
    expect(reasons).toEqual([]);
    for (const side of ['kept', 'gone'])
      expect(both[side]).toMatchObject({
        remaining_classes: 10,
        counts: { classes: 1, purchases: 1, payments: 1, receipts: 1, relations: 2, conversations: 1 },
      });
    expect(await merge(own.admin, kept, gone)).toMatchObject({ status: 200 });
    expect(await sumsOf(sql)).toEqual(before);
    const { body } = await call(own.admin, 'get', `/users/${kept.id}`);
    expect(body.data.data[0]).toMatchObject({ student: { remainingClasses: 20 } });
    const numbers = 'select class_number as id from classes where student_id = $1 order by starts_at';
    expect(await namedIn(numbers, kept.id)).toEqual([1, 2]);
    for (const table of ['purchases', 'payments', 'receipts'])
      expect(await namedIn(`select user_id as id from ${table} union all select student_id from ${table}`)).toEqual(
        Array(4).fill(kept.id),
      );
    const relatives = await namedIn('select related_user_id as id from relations where user_id = $1', kept.id);
    expect(relatives.toSorted()).toEqual([own.parent.id, own.aunt.id].toSorted());
  });

  it('no row names the account that goes, but for those that stay with a reason', async () => {
    const own = await family();
    const [kept, gone] = [await lived(own, 3), await lived(own, 2)];
    await merge(own.admin, kept, gone);
    const columns = await sql.query<{ table: string; column: string }>({
      text: `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`,
    });
    const naming: string[] = [];
    for (const { table, column } of columns) {
      const query = { text: `select from ${table} where ${column} = $1 limit 1`, values: [gone.id] };
      if ((await sql.query(query)).length > 0) naming.push(`${table}.${column}`);
    }
    expect(naming).toEqual(['student_profiles.user_id']);
  });

  it('two conversations with the same person become one, in the order of time, and nothing unread is lost', async () => {
    const own = await family();
    const [kept, gone] = [await api.buildStudent(own), await api.buildStudent(own)];
    const send = (from: Person, to: Person, message: string) =>
      call(from, 'post', '/messages/send', { message, receiver_id: String(to.id) });
    await send(own.teacher, gone, 'first');
    await send(own.teacher, kept, 'second');
    await send(gone, own.teacher, 'third');
    await send(kept, own.teacher, 'fourth');
    await send(gone, own.admin, 'alone');
    await call(own.teacher, 'patch', `/messages/read/${kept.id}`);
    await merge(own.admin, kept, gone);
    const texts = await sql.query<{ text: string; sender: number }>({
      text: `select m.text, m.sender_id as sender from messages m join chats c on c.id = m.chat_id
        where $1 in (c.first_user_id, c.second_user_id) and $2 in (c.first_user_id, c.second_user_id) order by m.id`,
      values: [kept.id, own.teacher.id],
    });
    expect(texts.map(({ text }) => text)).toEqual(['first', 'second', 'third', 'fourth']);
    expect(texts.map(({ sender }) => sender)).toEqual([own.teacher.id, own.teacher.id, kept.id, kept.id]);
    const unread = 'select unread as id from chat_members where user_id = $1 and other_user_id = $2';
    expect(await namedIn(unread, own.teacher.id, kept.id)).toEqual([2]);
    expect(await namedIn(unread, kept.id, own.teacher.id)).toEqual([2]);
    expect(await namedIn(unread, own.admin.id, kept.id)).toEqual([1]);
    expect(await namedIn('select count(*)::int as id from chats')).toEqual([2]);
  });

  it('the words of both to the office are one conversation, which waits since the first of them', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const [kept, gone] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    for (const person of [gone, kept]) {
      await call(person, 'post', '/messages/send', { message: 'A question', receiver_id: '0' });
      api.clock.advance(60_000);
    }
    await merge(admin, kept, gone);
    const rows = await sql.query({
      text: `select o.status, o.unread, c.first_user_id::int as person, o.waiting_since = min(m.created_at) as "isFirst",
        count(*)::int as messages from office_chats o join chats c on c.id = o.chat_id join messages m on m.chat_id = c.id
        group by o.chat_id, c.id`,
    });
    expect(rows).toEqual([{ status: 'open', unread: 2, person: kept.id, isFirst: true, messages: 2 }]);
  });

  it('a guest who was a student with another account becomes that student', async () => {
    const own = await family();
    const guest = await api.buildUser({ role: 'guest' });
    await give(own.student, 4);
    expect((await merge(own.admin, guest, own.student)).status).toBe(200);
    const { body } = await call(own.admin, 'get', `/users/${guest.id}`);
    expect(body.data.data[0]).toMatchObject({
      role: 'student',
      student: { remainingClasses: 4 },
      may: { merge: true },
    });
    expect(await namedIn('select user_id as id from student_profiles')).toEqual([guest.id]);
  });

  it('keeps the chosen name, address and zone, mails both addresses and ends access to the other account', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const kept = await api.buildUser({ role: 'guest', name: 'Old', phone: null });
    const gone = await api.buildUser({ role: 'guest', name: 'New', phone: '07911111111', timezone: 'Asia/Riyadh' });
    const token = await api.tokenFor(gone);
    await merge(admin, kept, gone, { name: 'gone', email: 'gone', timezone: 'gone' });
    const [account] = await sql.query({
      text: `select name, email, phone, timezone, email_verified_at is not null as "isVerified" from users where id = $1`,
      values: [kept.id],
    });
    expect(account).toEqual({
      ...{ name: 'New', email: gone.email, phone: '07911111111', timezone: 'Asia/Riyadh', isVerified: true },
    });
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    const lines = `select subject_id::int as id, coalesce(after ->> 'merged_user_id', after ->> 'merged_into_id') as other
      from audit_log where action = 'user.merge' order by id`;
    expect(await sql.query({ text: lines })).toEqual([
      { id: kept.id, other: String(gone.id) },
      { id: gone.id, other: String(kept.id) },
    ]);
    await api.deps.jobs.drain();
    const mails = await sql.query<{ recipient: string }>({ text: 'select recipient from inbox_mails order by 1' });
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([kept.email, gone.email]));
  });

  it('the page of the other account leads to the one that stays, also after a further merge', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => api.buildUser({ role: 'guest' })));
    if (!first || !second || !third) throw new Error('no people');
    await merge(admin, second, first);
    await merge(admin, third, second);
    const { status, body } = await call(admin, 'get', `/users/${first.id}`);
    expect([status, body.data]).toEqual([404, { merged_into: String(third.id) }]);
    expect((await merge(admin, third, first)).body.fields).toMatchObject([{ path: 'other', code: 'unknown' }]);
  });

  it('two merges at once, one each way, leave one account', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const [one, other] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    const done = await Promise.all([merge(admin, one, other), merge(admin, other, one)]);
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = 'select id::int from users where id in ($1, $2) and deleted_at is null';
    expect(await namedIn(left, one.id, other.id)).toHaveLength(1);
  });

  it('erasing the person later erases the name and address of the merged account too', async () => {
    const own = await family();
    const gone = await api.buildUser({ role: 'guest', name: 'Zaynab Unmistakable', email: 'zaynab@unmistakable.test' });
    await merge(own.admin, own.student, gone);
    const asked = await call(own.student, 'post', '/personal-data/erasure', {});
    await call(own.admin, 'put', `/erasures/${asked.body.data.id}/approve`);
    api.clock.advance(14 * DAY_MS);
    await api.deps.jobs.enqueue(sql, 'erasures', {});
    await api.deps.jobs.drain();
    const named = `select 'users' as id from users t where t::text ~* 'unmistakable'
      union all select 'audit' from audit_log t where t::text ~* 'unmistakable'`;
    expect(await namedIn(named)).toEqual([]);
  });
});

describe('accounts that are not merged (D164)', () => {
  const pairOf = async () => ({ ...(await family()), other: await api.buildStudent() });
  type Pair = Awaited<ReturnType<typeof pairOf>>;

  const run = (student: Person, state: string, kind = 'monthly') =>
    sql.query({
      text: `insert into purchases (user_id, student_id, package_id, kind, title, classes_num, currency, amount_minor, account, state)
        select $1, $1, id, $3, title, classes_num, 'USD', 4000, 'sandbox', $2 from packages limit 1`,
      values: [student.id, state, kind],
    });
  const tomorrow = () => new Date(api.clock.now().getTime() + DAY_MS);
  const plan = (own: Pair, student: Person, startsAt = tomorrow()) =>
    api.buildClass({ student, teacher: own.teacher, startsAt, status: 'scheduled' });
  const hold = (student: Person, state = 'planned') =>
    sql.query({
      text: `insert into holds (student_id, from_on, to_on, zone, starts_at, ends_at, state, changed_at)
        values ($1, '2040-03-01', '2040-03-02', 'UTC', '2040-03-01', '2040-03-03', $2, now())`,
      values: [student.id, state],
    });
  const erase = (person: Person) =>
    sql.query({
      text: 'insert into erasures (user_id, requested_by, created_at) values ($1, $1, now())',
      values: [person.id],
    });

  const cases: Record<string, [expected: object, make: (own: Pair) => Promise<unknown>]> = {
    'a parent and the child': [{ reason: 'related' }, (own) => relate(own.student, own.other)],
    'somebody and a grandparent': [
      { reason: 'related' },
      async (own) => {
        await relate(own.student, own.parent);
        await relate(own.parent, own.other);
      },
    ],
    'two with a running subscription': [
      { reason: 'subscriptions' },
      async ({ student, other }) => {
        await payments.package();
        for (const each of [student, other]) await run(each, 'active');
      },
    ],
    'one with a subscription and one with an open checkout': [
      { reason: 'checkouts' },
      async ({ student, other }) => {
        await payments.package();
        await run(student, 'past_due');
        await run(other, 'open', 'one_time');
      },
    ],
    'one with a subscription and one whose transfer is awaited': [
      { reason: 'checkouts' },
      async ({ student, other }) => {
        await payments.package();
        await run(student, 'active');
        await run(other, 'awaiting');
      },
    ],
    'two with classes at the same time': [
      { reason: 'overlap' },
      async (own) => {
        for (const each of [own.student, own.other]) await plan(own, each);
      },
    ],
    'one on hold and one with classes': [
      { reason: 'hold', of: 'kept' },
      async (own) => {
        await hold(own.student);
        await plan(own, own.other);
      },
    ],
    'one who is to be erased': [{ reason: 'erasure', of: 'gone' }, ({ other }) => erase(other)],
    'one who has taught': [
      { reason: 'staff', of: 'gone' },
      ({ other, student }) => api.buildClass({ teacher: other, student }),
    ],
    'one with a role of the academy': [
      { reason: 'staff', of: 'gone' },
      async ({ other }) =>
        sql.query({
          text: `insert into user_roles select $1, id from roles where name = 'teacher'`,
          values: [other.id],
        }),
    ],
    'one that stays and is deactivated': [
      { reason: 'deactivated', of: 'kept' },
      ({ student }) => sql.query({ text: 'update users set active = false where id = $1', values: [student.id] }),
    ],
  };

  it.each(Object.entries(cases))('%s', async (_, [expected, make]) => {
    const own = await pairOf();
    if (expected && 'reason' in expected && expected.reason === 'related')
      await sql.query({ text: 'delete from relations', values: [] });
    await make(own);
    expect((await preview(own.admin, own.student, own.other)).reasons).toMatchObject([expected]);
    const { status, body } = await merge(own.admin, own.student, own.other);
    expect([status, body.data.reasons]).toMatchObject([409, [expected]]);
    expect((await call(own.admin, 'get', `/users/${own.other.id}`)).status).toBe(200);
  });

  it('names the classes that overlap by their times', async () => {
    const own = await pairOf();
    const [one, other] = [await plan(own, own.student), await plan(own, own.other)];
    const [reason] = (await preview(own.admin, own.student, own.other)).reasons;
    const at = one.startsAt.toISOString();
    expect(reason.classes.toSorted((a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id))).toEqual([
      { id: String(one.id), starts_at: at },
      { id: String(other.id), starts_at: at },
    ]);
  });

  it('past classes at the same time and past holds keep nobody apart', async () => {
    const own = await pairOf();
    const past = new Date(api.clock.now().getTime() - DAY_MS);
    for (const student of [own.student, own.other]) {
      await api.buildClass({ student, startsAt: past, status: 'ended', overlapBy: null });
      await hold(student, 'over');
    }
    expect((await merge(own.admin, own.student, own.other)).status).toBe(200);
    expect(await namedIn('select student_id as id from classes')).toEqual([own.student.id, own.student.id]);
  });

  it('an account with itself, and one that is not there, are errors of the field', async () => {
    const own = await pairOf();
    for (const [id, code] of [
      [own.student.id, 'same'],
      [999_999, 'unknown'],
    ] as const) {
      const { status, body } = await merge(own.admin, own.student, { id });
      expect([status, body.fields]).toMatchObject([422, [{ path: 'other', code }]]);
    }
  });

  it('an admin does not merge a super-admin', async () => {
    const own = await pairOf();
    const chief = await api.buildUser({ role: 'super-admin' });
    expect((await merge(own.admin, own.student, chief)).status).toBe(403);
  });
});
