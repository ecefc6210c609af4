import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

interface Row {
  id: string;
  name: string;
  email: string | null;
}

async function list(token: string, query = '') {
  const response = await api.request('get', `/api/users${query}`, { token });
  expect(response.status).toBe(200);
  const { data, pagination } = await response.json();
  return { data: data as Row[], names: data.map(({ name }: Row) => name) as string[], pagination };
}

/** A leader with a teacher and that teacher's student, and another student without relationships. */
async function academy() {
  const leader = await api.buildUser({ role: 'leader', name: 'Leader' });
  const teacher = await api.buildTeacher({ name: 'Teacher', leader });
  const own = await api.buildStudent({ name: 'Own', teacher, phone: '07900000001', profile: { phone: '07911111111' } });
  const foreign = await api.buildStudent({ name: 'Foreign' });
  return { leader, teacher, own, foreign };
}

describe('the list of users', () => {
  it('admins list everybody except super-admins, whom only super-admins list (D9)', async () => {
    await academy();
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin', name: 'Admin' }));
    const superAdmin = await api.tokenFor(await api.buildUser({ role: 'super-admin', name: 'Super' }));
    const seen = await list(admin, '?sort=name');
    expect(seen.names).toEqual(['Admin', 'Foreign', 'Leader', 'Own', 'Teacher']);
    expect(seen.pagination).toEqual({ total: 5, page: 1, per_page: 10, totalPages: 1 });
    expect((await list(admin, '?role=super-admin')).pagination.total).toBe(0);
    expect((await list(superAdmin)).pagination.total).toBe(6);
    expect((await list(superAdmin, '?role=superAdmin')).names).toEqual(['Super']);
  });

  it('a teacher lists their own students without contacts (D9)', async () => {
    const { teacher } = await academy();
    const token = await api.tokenFor(teacher);
    const seen = await list(token);
    expect(seen.names).toEqual(['Own']);
    expect(seen.data[0]).toMatchObject({ email: null, phone: null, student: { phone: null, teacher_name: 'Teacher' } });
    expect((await list(token, '?role=leader')).names).toEqual([]);
    for (const query of ['?email=academy', '?phone=0790', '?search=academy.test', '?search=0790'])
      expect((await list(token, query)).names, query).toEqual([]);
  });

  it('a leader lists the team and its students with contacts', async () => {
    const { leader, own } = await academy();
    const seen = await list(await api.tokenFor(leader), '?sort=name');
    expect(seen.names).toEqual(['Own', 'Teacher']);
    expect(seen.data[0]?.email).toBe(own.email);
  });

  it('the list of users follows the scope of a custom role (D1)', async () => {
    const { teacher } = await academy();
    const clerk = await api.buildUser({ permissions: ['users.read'] });
    expect((await list(await api.tokenFor(clerk))).pagination.total).toBe(5);
    await api.deps.database.sql.query({ text: `update roles set scope = 'own' where not built_in` });
    expect((await list(await api.tokenFor(clerk))).pagination.total).toBe(0);
    await api.deps.database.sql.query({
      text: 'update student_profiles set teacher_id = $1 where teacher_id = $2',
      values: [clerk.id, teacher.id],
    });
    expect((await list(await api.tokenFor(clerk))).names).toEqual(['Own']);
  });

  it('users are found by role, name, e-mail, phone, activity and code, ignoring case and Arabic variants (D67)', async () => {
    const { own } = await academy();
    await api.buildUser({ name: 'أحمد فاطمة', active: false });
    const token = await api.tokenFor(await api.buildUser({ role: 'admin', name: 'Admin' }));
    const names = async (query: string) => (await list(token, `?${query}`)).names;
    expect(await names('role=leader')).toEqual(['Leader']);
    expect(await names('name=WN')).toEqual(['Own']);
    expect(await names(`email=${encodeURIComponent(own.email.toUpperCase())}`)).toEqual(['Own']);
    expect(await names('phone=0000001')).toEqual(['Own']);
    expect(await names(`phone=${encodeURIComponent('٠٠٠٠٠٠١')}`)).toEqual(['Own']);
    expect(await names(`search=${encodeURIComponent('079-0000 0001')}`)).toEqual(['Own']);
    expect(await names('active=false')).toEqual(['أحمد فاطمة']);
    expect(await names(`search=${encodeURIComponent('احمد فاطمه')}`)).toEqual(['أحمد فاطمة']);
    expect(await names('search=t-')).toEqual(['Teacher']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('role=student&name=own&active=true&sort=-email')).toEqual(['Own']);
  });

  it('teachers are found by gender, language, subject and learner; an empty field does not match (D107)', async () => {
    await api.buildTeacher({
      name: 'Salma',
      profile: { gender: 'woman', languages: ['ar', 'en'], subjects: ['recitation', 'arabic'], learners: ['children'] },
    });
    await api.buildTeacher({ name: 'Omar', profile: { gender: 'man', languages: ['ar'], subjects: ['recitation'] } });
    await api.buildTeacher({ name: 'Silent' });
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const names = async (query: string) => (await list(token, `?role=teacher&sort=name&${query}`)).names;
    expect(await names('gender=woman')).toEqual(['Salma']);
    expect(await names('language=AR')).toEqual(['Omar', 'Salma']);
    expect(await names('subject=recitation&gender=man')).toEqual(['Omar']);
    expect(await names('subject=reading')).toEqual([]);
    expect(await names('learner=children')).toEqual(['Salma']);
    expect((await api.request('get', '/api/users?gender=other', { token })).status).toBe(422);
  });

  it('a user whom a search finds in two ways is listed and counted once', async () => {
    const { own } = await academy();
    const coded = await api.buildStudent({ name: 'Q-77 twice', profile: { code: 'Q-77' } });
    const token = await api.tokenFor(await api.buildUser({ role: 'admin', name: 'Admin' }));
    const found = async (search: string) => {
      const { data, pagination } = await list(token, `?search=${search}`);
      return [data.map(({ id }) => id), pagination.total];
    };
    expect(await found('Q-77')).toEqual([[String(coded.id)], 1]);
    expect(await found('07900000001')).toEqual([[String(own.id)], 1]);
  });

  it('users are sorted as requested, then by id, and pages have no gaps', async () => {
    const students = [];
    for (let index = 0; index < 7; index += 1)
      students.push(await api.buildStudent({ name: index < 3 ? 'Same' : `Name ${9 - index}` }));
    const token = await api.tokenFor(await api.buildUser({ role: 'admin', createdAt: new Date(0) }));
    const [first] = students;
    if (!first) throw new Error('no student');
    await api.request('put', `/api/users/${first.id}`, { token, body: { remainingClasses: 5 } });
    for (const sort of ['name', '-name', 'email', 'created_at', '-created_at', 'active', 'role', 'remainingClasses']) {
      const all = (await list(token, `?role=student&sort=${sort}`)).data.map(({ id }) => id);
      const paged = [];
      for (const page of [1, 2, 3, 4])
        paged.push(...(await list(token, `?role=student&sort=${sort}&per_page=2&page=${page}`)).data);
      expect(
        paged.map(({ id }) => id),
        sort,
      ).toEqual(all);
      expect(new Set(all).size).toBe(7);
    }
    expect((await list(token, '?sort=-remainingClasses')).data[0]?.id).toBe(String(first.id));
    expect((await list(token, '?role=student&page=5')).data).toEqual([]);
    expect((await list(token, '?role=student&page=5')).pagination.total).toBe(7);
  });

  it('the list of users rejects invalid pages and sort orders (D67)', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    for (const query of ['page=0', 'per_page=0', 'per_page=101', 'sort=password_hash', 'active=maybe'])
      expect((await api.request('get', `/api/users?${query}`, { token })).status, query).toBe(422);
  });

  it('user counts stay right through role changes, deletion and restoring', async () => {
    const { sql } = api.deps.database;
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    const users = await Promise.all(['student', 'student', 'teacher'].map((role) => api.buildUser({ role })));
    const [one, two] = users;
    await api.request('put', `/api/users/${one?.id}`, { token, body: { role: 'guest' } });
    await api.request('delete', `/api/users/${two?.id}`, { token });
    for (const role of ['student', 'teacher', 'guest', 'super-admin', 'leader']) {
      const [counted] = await sql.query<{ n: number }>({
        text: `select count(*)::int as n from users u join roles r on r.id = u.role_id
          where r.name = $1 and u.deleted_at is null`,
        values: [role],
      });
      expect((await list(token, `?role=${role}`)).pagination.total, role).toBe(counted?.n);
    }
    expect((await list(token)).pagination.total).toBe(3);
  });
});

describe('a user', () => {
  const find = (token: string, id: number) => api.request('get', `/api/users/${id}`, { token });

  it('a user is found within the scope and 404 outside it (C20, D9)', async () => {
    const { leader, teacher, own, foreign } = await academy();
    const admin = await api.buildUser({ role: 'admin' });
    const statuses = async (viewer: { id: number }, users: { id: number }[]) => {
      const token = await api.tokenFor(viewer);
      return Promise.all(users.map(async ({ id }) => (await find(token, id)).status));
    };
    expect(await statuses(admin, [leader, teacher, own, foreign, { id: 999 }])).toEqual([200, 200, 200, 200, 404]);
    expect(await statuses(leader, [leader, teacher, own, foreign])).toEqual([200, 200, 200, 404]);
    expect(await statuses(teacher, [leader, teacher, own, foreign])).toEqual([404, 200, 200, 404]);
  });

  it('a user is returned with permissions, profile and remaining classes', async () => {
    const { own, teacher, leader } = await academy();
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const { data } = await (await find(token, own.id)).json();
    expect(data.data).toHaveLength(1);
    expect(data.data[0]).toMatchObject({
      role: 'student',
      roles: ['student'],
      email: own.email,
      student: { remainingClasses: 0, teacher_id: String(teacher.id), last_status: 'active', phone: '07911111111' },
      teacher: null,
    });
    expect(data.data[0].permissions).toContain('timeline.read');
    const found = await (await find(token, teacher.id)).json();
    expect(found.data.data[0].teacher).toMatchObject({ leader: String(leader.id), leader_name: 'Leader', students: 1 });
  });

  it('a wallet is shown to its owner and admins, others see only its last characters (D66)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const profile = { wallet: 'Vodafone Cash', walletNum: '01012345678' };
    const teacher = await api.buildTeacher({ leader, profile });
    const admin = await api.buildUser({ role: 'admin' });
    const clerk = await api.buildUser({ permissions: ['users.read'] });
    const walletFor = async (viewer: { id: number }) => {
      const { data } = await (await find(await api.tokenFor(viewer), teacher.id)).json();
      return data.data[0].teacher.wallet_num;
    };
    expect(await walletFor(admin)).toBe('01012345678');
    expect(await walletFor(teacher)).toBe('01012345678');
    expect(await walletFor(leader)).toBe('****5678');
    expect(await walletFor(clerk)).toBe('****5678');
  });
});

describe('the CSV export', () => {
  it('the CSV of users has a byte order mark, all filtered users and no formulas, and is audited', async () => {
    for (let index = 0; index < 12; index += 1) await api.buildStudent({ name: `Pupil ${index}` });
    await api.buildStudent({ name: '=HYPERLINK("http://evil.test")', email: 'evil@academy.test' });
    await api.buildTeacher({ name: 'Not asked for' });
    const admin = await api.buildUser({ role: 'admin' });
    const response = await api.request('get', '/api/users.csv?role=student&sort=name', {
      token: await api.tokenFor(admin),
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(14);
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.test""\)",evil@academy\.test,/);
    expect(lines.join()).not.toContain('Not asked for');
    const [line] = await api.deps.database.sql.query<{ actor_id: number; after: { rows: number } }>({
      text: `select actor_id, after from audit_log where action = 'user.export'`,
    });
    expect([line?.actor_id, line?.after.rows]).toEqual([admin.id, 13]);
  });

  // After each test every field of the audit log must have a name.
  it('the audit log names every filter of a download (D69)', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const query = new URLSearchParams({
      ...{ role: 'teacher', name: 'a', email: 'b', phone: '07', email_status: 'none', invitation: 'invited' },
      ...{ active: 'true', status: 'active', teacher_id: '1', leader_id: '1', section: 'A', owes: 'true' },
      ...{ profile: 'missing', gender: 'woman', language: 'ar', subject: 'arabic', learner: 'children' },
      ...{ ids: '1,2', search: 'c', sort: 'name' },
    });
    const token = await api.tokenFor(admin);
    expect((await api.request('get', `/api/users.csv?${query}`, { token })).status).toBe(200);
  });

  it.each([
    ['en', 'Teacher', 'Teaching', 'Yes', 'Student', 'Paused', 'Guest', 'No'],
    ['ar', 'معلم', 'تدريس جارٍ', 'نعم', 'طالب', 'توقف مؤقت', 'ضيف', 'لا'],
  ])('the CSV of users has texts for role, status and access in %s', async (language, ...words) => {
    const [teacherRole, teaching, yes, studentRole, paused, guestRole, no] = words;
    const { teacher } = await academy();
    const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
    await api.buildStudent({ name: 'Paused One', profile: { lastStatus: 'suspended' } });
    await api.buildUser({ role: 'guest', name: 'Closed One', active: false });
    const response = await api.request('get', '/api/users.csv', {
      token: await api.tokenFor(admin),
      headers: { cookie: `language=${language}` },
    });
    const lines = (await response.text()).split('\r\n');
    const lineOf = (name: string) => lines.find((line) => line.startsWith(name))?.split(',');
    expect(lineOf(teacher.name)).toEqual(expect.arrayContaining([teacherRole, teaching, yes]));
    expect(lineOf('Paused One')).toEqual(expect.arrayContaining([studentRole, paused, yes]));
    expect(lineOf('Closed One')).toEqual(expect.arrayContaining([guestRole, no]));
  });

  it.each([
    ['en', 'Woman', '"Arabic; English"', 'Memorisation and revision', 'Children'],
    ['ar', 'معلمة', '"العربية; الإنجليزية"', 'الحفظ والمراجعة', 'الأطفال'],
  ])(
    'the CSV of users has in %s the gender, languages, subjects and learners of teachers (D107)',
    async (language, ...words) => {
      await api.buildTeacher({
        name: 'Asma',
        profile: { gender: 'woman', languages: ['ar', 'en'], subjects: ['memorisation'], learners: ['children'] },
      });
      await api.buildTeacher({ name: 'Silent' });
      const response = await api.request('get', '/api/users.csv?role=teacher', {
        token: await api.tokenFor(await api.buildUser({ role: 'admin' })),
        headers: { cookie: `language=${language}` },
      });
      const lines = (await response.text()).split('\r\n');
      const lineOf = (name: string) => lines.find((line) => line.startsWith(name)) ?? '';
      for (const word of words) expect(lineOf('Asma')).toContain(`,${word}`);
      for (const word of words) expect(lineOf('Silent')).not.toContain(`,${word}`);
    },
  );

  it('the CSV of users has make-ups after the remaining classes, but not for the student’s teacher (D103, D9)', async () => {
    const { own, teacher, leader } = await academy();
    const text = `with held as (insert into classes (student_id, teacher_id, class_number, starts_at, ends_at, title,
        wall_time, zone, status) select $1, $2, n, now() + n * interval '1 day', now() + n * interval '1 day 1 minute',
        'Tajweed', '2026-01-01 09:00', 'UTC', 'cancelled' from generate_series(1, 3) n returning id, class_number)
      insert into make_ups (student_id, class_id, reason, until, ends_at, created_at) select $1, id, 'excuse',
        day, day, '2000-01-01' from held cross join lateral (select make_date(
          case class_number when 1 then 2001 else 2999 end, 6, class_number::int) as day) d`;
    await api.deps.database.sql.query({ text, values: [own.id, teacher.id] });
    const cellsFor = async (viewer: { id: number }) => {
      const response = await api.request('get', '/api/users.csv?role=student', { token: await api.tokenFor(viewer) });
      const [head = [], ...lines] = (await response.text()).split('\r\n').map((line) => line.split(','));
      const at = head.indexOf('Remaining classes');
      expect(head.slice(at + 1, at + 3)).toEqual(['Make-up classes', 'Make-up until']);
      return lines.find(([name]) => name === own.name)?.slice(at + 1, at + 3);
    };
    expect(await cellsFor(leader)).toEqual(['2', '2999-06-02']);
    expect(await cellsFor(teacher)).toEqual(['', '']);
  });

  it('the CSV of users has no contacts for viewers who may not see them', async () => {
    const { teacher, own } = await academy();
    const response = await api.request('get', '/api/users.csv', { token: await api.tokenFor(teacher) });
    const text = await response.text();
    expect(text).toContain('Own');
    expect(text).not.toContain(own.email);
    expect(text).not.toContain('0790');
  });
});
