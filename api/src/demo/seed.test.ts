import { beforeAll, describe, expect, it } from 'vitest';
import { runClassClock } from '#modules/classes/classes/clock/run-class-clock.ts';
import { sumsOf } from '#testing/fixtures/merge-sums.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from './seed.ts';

// Seeding takes seconds, so the tests only read and share one database.
const api = await useTestApi('once');
const { sql } = api.deps.database;
const seed = () => seedDemo(api.deps);
const onServer = process.env.TEST_DATABASE_URL !== undefined;

const signIn = async (login: string) => {
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  return (await (await api.request('post', '/api/login', { body })).json()).data.token as string;
};

const sentTotal = async () =>
  (await sql.query<{ total: number }>({ text: 'select count(*)::int as total from notifications' }))[0] ?? { total: 0 };

/** A second academy is filled in for it, on the embedded database. */
const LIMIT = 240_000;

describe('demo data', () => {
  beforeAll(seed);

  it('the demo fills the feed with approved and pending posts in both languages', async () => {
    const token = await signIn('admin');
    const feed = await (await api.request('get', '/api/posts', { token })).json();
    expect(feed.total).toBeGreaterThanOrEqual(50);
    expect(feed.data).toHaveLength(20);
    const pending = await (await api.request('get', '/api/posts?status=pending', { token })).json();
    expect(pending.total).toBeGreaterThanOrEqual(5);
    const arabic = feed.data.filter(({ text }: { text: string }) => /^<[^>]+>[^a-z]*[\u0600-\u06ff]/.test(text));
    expect(arabic.length).toBeGreaterThan(4);
    expect(arabic.length).toBeLessThan(16);
  });

  it('the demo has notifications of posts and late reports at the right times, and the old ones are read', async () => {
    for (const login of ['admin', 'student', 'teacher']) {
      const token = await signIn(login);
      const { data, unread } = await (await api.request('get', '/api/notifications?limit=100', { token })).json();
      expect(unread, login).toBeGreaterThan(0);
      const keys = data.map(({ key }: { key: string }) => key);
      expect(keys, login).toContain(login === 'admin' ? 'post.pending' : 'post.liked');
      if (login !== 'admin') expect(keys, login).toContain('post.commented');
    }
    const clock = `key = any('{class.report-needed,class.report-overdue}')`;
    const sent = await sql.query<{ key: string; minutes: number; read: boolean; old: boolean }>({
      text: `select n.key, extract(epoch from n.created_at - c.ends_at)::int / 60 as minutes, n.read_at is not null as read,
        n.created_at < $1::timestamptz - interval '30 hours' as old
        from notifications n join classes c on c.id = n.related_id where ${clock}`,
      values: [api.clock.now()],
    });
    expect(sent.length).toBeGreaterThan(0);
    for (const { key, minutes, read, old } of sent) {
      expect(key === 'class.report-overdue' ? [2880] : [0, 1440]).toContain(minutes);
      expect(read).toBe(old);
    }
    const missed = await sql.query({
      text: `select from notifications where key = 'class.student-not-joined' and created_at < $1`,
      values: [api.clock.now()],
    });
    expect(missed.length).toBeGreaterThan(0);
    const before = await sentTotal();
    await runClassClock(sql, { now: api.clock.now(), settings: api.deps.academySettings });
    expect(await sentTotal()).toEqual(before);
  });

  it('demo students memorise from An-Naba or from Al-Baqarah on, with ayahs to revise and to strengthen', async () => {
    const token = await signIn('parent');
    const get = async (path: string) => (await (await api.request('get', `/api/${path}`, { token })).json()).data;
    const children = await sql.query<{ id: number }>({
      text: `select id from users where email = any('{student@academy.test,maryam.ahmed@academy.test}')`,
    });
    const firstSurahs: number[] = [];
    for (const { id } of children) {
      const progress = await get(`students/${id}/progress`);
      expect(progress.memorised).toBeGreaterThan(100);
      expect(progress.solid).toBeLessThan(progress.memorised);
      expect(progress.solid).toBeGreaterThan(progress.memorised / 2);
      firstSurahs.push(progress.surahs[0].number);
      const days = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(api.clock.now().getTime() + day * 86_400_000));
      const due = await Promise.all(
        days.map(async (day) => get(`students/${id}/progress/due?date=${day.toISOString().slice(0, 10)}`)),
      );
      const listed = due.flatMap(({ items, waiting }) => [...items, ...waiting]);
      expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['near', 'far']));
      expect(listed.some(({ home }) => home !== null)).toBe(true);
      expect(await get(`students/${id}/study-plan`)).toMatchObject({ pagesADay: 4, isDefault: false });
      expect(await get(`students/${id}/goals`)).toMatchObject([{ pages: { total: 23 }, pace: expect.any(Number) }]);
    }
    expect(firstSurahs.sort((a, b) => a - b)).toEqual([2, 78]);
  });

  it('a family of the demo has let the classes of a child pause, and can take it back (D136)', async () => {
    const token = await signIn('nadia.mahmoud');
    const [child] = await sql.query<{ id: number }>({
      text: `select id from users where email = 'jana.mahmoud@academy.test'`,
    });
    const { data, family } = await (await api.request('get', `/api/students/${child?.id}/holds`, { token })).json();
    expect(data).toMatchObject([{ byFamily: true, state: 'planned', may: { takeBack: true } }]);
    expect(family).toMatchObject({ daysAYear: 21 });
  });

  it('two children of the demo learn two subjects, with classes to come of both, each class of one (D125)', async () => {
    const found = await sql.query({
      text: `select u.name, array_agg(distinct e.subject order by e.subject) as subjects from series s
        join enrolments e on e.id = s.enrolment_id join users u on u.id = s.student_id
        where exists (select from classes c where c.series_id = s.id and c.enrolment_id = e.id and c.starts_at > $1)
        group by u.id having count(distinct e.subject) > 1 order by u.id`,
      values: [api.clock.now()],
    });
    expect(found).toEqual([
      { name: 'أنس حسن', subjects: ['memorisation', 'reading'] },
      { name: 'جنى محمود', subjects: ['arabic', 'memorisation'] },
    ]);
    const unnamed = `select id from classes c where enrolment_id is null
      and exists (select from enrolments e where e.student_id = c.student_id)`;
    expect(await sql.query({ text: unnamed })).toEqual([]);
  });

  it('a child of the demo parent has a device of its own (D141)', async () => {
    const [child] = await sql.query<{ id: number }>({
      text: `select id from users where email = 'student@academy.test'`,
    });
    const path = `/api/children/${child?.id}/devices`;
    const { data } = await (await api.request('get', path, { token: await signIn('parent') })).json();
    expect(data).toMatchObject([{ browser: 'Chrome', system: 'Android' }]);
  });

  it('a certificate of a juz waits for the demo leader, and one student memorises from An-Nas upwards', async () => {
    const get = async (login: string, path: string) =>
      (await (await api.request('get', `/api/${path}`, { token: await signIn(login) })).json()).data;
    const waiting = await get('leader', 'certificates/proposed');
    expect(waiting).toContainEqual(expect.objectContaining({ juz: 30, student: expect.anything() }));
    const [child] = await sql.query<{ id: number }>({
      text: `select id from users where email = 'zayd.malik@academy.test'`,
    });
    const { data: next } = await (
      await api.request('get', `/api/students/${child?.id}/progress/next`, { token: await signIn('leader') })
    ).json();
    expect(next.surahFrom).toBeLessThan(114);
    const { juz } = await get('leader', `students/${child?.id}/progress`);
    expect(juz.filter(({ memorised }: { memorised: number }) => memorised > 0)).toMatchObject([{ number: 30 }]);
  });

  it('the weekly classes of the demo exist for the next eight weeks', async () => {
    const found = await sql.query<{ weeks: number }>({
      text: `select extract(epoch from max(c.starts_at) - $1::timestamptz)::int / 604800 as weeks from series s
        join classes c on c.series_id = s.id group by s.id`,
      values: [api.clock.now()],
    });
    expect(found.length).toBeGreaterThan(1);
    for (const { weeks } of found) expect(weeks).toBeGreaterThanOrEqual(7);
  });

  it('the demo has teachers with free times and days off, and one whose free times are unknown', async () => {
    const token = await signIn('admin');
    // A whole week: which teacher is free differs by the day.
    const days = Array.from({ length: 7 }, (_, day) => new Date(api.clock.now().getTime() + (day + 3) * 86_400_000));
    const isKnown: boolean[] = [];
    for (const day of days) {
      const from = `${day.toISOString().slice(0, 10)}T19:00:00Z`;
      const free = await (await api.request('get', `/api/free-teachers?from=${from}`, { token })).json();
      isKnown.push(...free.data.map(({ known }: { known: boolean }) => known));
    }
    expect(new Set(isKnown)).toEqual(new Set([true, false]));
    const teacher = await signIn('teacher');
    const { id } = (await (await api.request('get', '/api/own-profile', { token: teacher })).json()).data;
    const { data } = await (await api.request('get', `/api/teachers/${id}/availability`, { token: teacher })).json();
    expect(data).toMatchObject({ timezone: 'Africa/Cairo', known: true, pauseMinutes: 10 });
    expect(data.daysOff).toHaveLength(1);
  });

  it('the demo has an excused class with a make-up, and an open request to move another class to a free time', async () => {
    const token = await signIn('parent');
    const get = async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
    const { data: requests } = await get('class-requests');
    expect(requests).toMatchObject([
      { kind: 'move', status: 'open', times: [expect.any(String)] },
      { kind: 'excuse', status: 'accepted' },
    ]);
    const { student, teacher, duration } = requests[0].class;
    const [time] = requests[0].times;
    const query = `from=${time.slice(0, 10)}&minutes=${duration}&student_id=${student.id}`;
    const { data: free } = await get(`teachers/${teacher.id}/free-times?${query}`);
    expect(free).toContainEqual({ startsAt: time });
    const { data: makeUps } = await get(`students/${student.id}/makeups`);
    expect(makeUps).toMatchObject([{ reason: 'excuse', isOpen: true, class: { id: requests[1].class.id } }]);
  });

  it('the demo has posts with one, two, three, five and seven pictures, and a video', async () => {
    const token = await signIn('admin');
    const feed = await (await api.request('get', '/api/posts?limit=100', { token })).json();
    const files: { type: string; image_path: string; thumbnails: { path: string }[] }[][] = feed.data.map(
      ({ images }: { images: never }) => images,
    );
    const counts = new Set(files.map(({ length }) => length));
    expect([...counts].sort()).toEqual([0, 1, 2, 3, 5, 7]);
    expect(files.flat().filter(({ type }) => type === 'video')).toHaveLength(1);
    for (const { image_path, thumbnails } of files.flat()) {
      expect(thumbnails.length, image_path).toBeGreaterThan(0);
      for (const address of [image_path, ...thumbnails.map(({ path }) => path)])
        expect((await api.request('get', address)).status, address).toBe(200);
    }
  });

  it('the demo has liked comments in both languages, with notifications in order', async () => {
    const token = await signIn('admin');
    const feed = await (await api.request('get', '/api/posts?limit=100', { token })).json();
    const busiest = Math.max(...feed.data.map(({ comments }: { comments: number }) => comments));
    expect(busiest).toBe(14);
    const { id } = feed.data.find(({ comments }: { comments: number }) => comments === busiest);
    const { data } = await (await api.request('get', `/api/comments/${id}`, { token })).json();
    const times = data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const texts = data.map(({ text }: { text: string }) => text).join();
    expect(texts).toMatch(/[\u0600-\u06ff]/);
    expect(texts).toMatch(/[a-z]{4}/);
    expect(data.some(({ likes }: { likes: object[] }) => likes.length > 0)).toBe(true);
  });

  it('the demo has posts for students, for teachers and for admins only', async () => {
    const audiences = async (login: string) => {
      const feed = await (await api.request('get', '/api/posts?limit=100', { token: await signIn(login) })).json();
      return [...new Set(feed.data.map(({ visibleTo }: { visibleTo: string[] }) => visibleTo.join()))].sort();
    };
    expect(await audiences('admin')).toEqual(['', 'admin', 'student', 'student,teacher', 'teacher']);
    expect(await audiences('leader')).toEqual(['', 'student,teacher', 'teacher']);
    expect(await audiences('student')).toEqual(['', 'student', 'student,teacher']);
    expect(await audiences('guest')).toEqual(['']);
  });

  it('the demo has an open form with every type of question, a file among the answers, and unread submissions', async () => {
    const token = await signIn('admin');
    const get = async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
    const { data } = await get('forms');
    expect(data.length).toBeGreaterThanOrEqual(5);
    expect(data.filter(({ open }: { open: boolean }) => !open)).toHaveLength(1);
    for (const { name, unread, submissions } of data) expect(submissions, name).toBeGreaterThanOrEqual(unread);
    const admission = data.find(({ questions }: { questions: number }) => questions === 7);
    expect(admission.unread).toBeGreaterThan(0);
    const [newest] = (await get(`forms/${admission.id}/submissions`)).data;
    const { answers } = (await get(`forms/submissions/${newest.id}`)).data.date;
    expect(new Set(answers.map(({ type }: { type: string }) => type)).size).toBe(7);
    const { file } = answers.find(({ type }: { type: string }) => type === 'file');
    expect((await api.request('get', file.image_path)).status).toBe(200);
  });

  it('the demo has leads of every status, one with a trial to come (D105, D106)', async () => {
    const rows = await sql.query<{ status: string; trial: boolean }>({
      text: 'select status, bool_or(class_id is not null) as trial from leads group by status order by status',
    });
    expect(rows.map(({ status }) => status)).toEqual(['contacted', 'held', 'joined', 'lost', 'new', 'trial_set']);
    expect(rows.filter(({ trial }) => trial)).toEqual([{ status: 'trial_set', trial: true }]);
  });

  it('the demo has an account of every role, with its students and children', async () => {
    const roles = {
      'super-admin': 'super-admin',
      admin: 'admin',
      leader: 'leader',
      teacher: 'teacher',
      student: 'student',
    };
    for (const [login, role] of Object.entries({ ...roles, parent: 'guest', guest: 'guest' })) {
      const profile = await (await api.request('get', '/api/profile', { token: await signIn(login) })).json();
      expect(profile.data.user.role).toBe(role);
    }
    const family = await sql.query<{ n: number }>({
      text: `select count(*)::int as n from student_profiles s join relations r on r.user_id = s.user_id
        where s.teacher_id is not null and s.leader_id is not null and r.relationship_type = 'parent'`,
    });
    expect(family[0]?.n).toBeGreaterThanOrEqual(3);
  });

  it(
    'the demo is created only once, and is the same on every machine',
    async () => {
      const likes = { text: 'select post_id, user_id from post_likes order by 1, 2' };
      const first = await sql.query(likes);
      expect(first.length).toBeGreaterThan(0);
      await seed();
      expect(await sql.query(likes)).toEqual(first);
      await api.reset();
      // The embedded database has one connection and one process: there a second start comes after the first.
      await Promise.all(onServer ? [seed(), seed()] : [seed()]);
      expect(await sql.query(likes)).toEqual(first);
    },
    LIMIT,
  );

  // It changes the demo, so it comes last.
  it('two demo students become one, with the same sums of ledger, money and classes before and after (D164)', async () => {
    const token = await signIn('admin');
    const students = await sql.query<{ id: number }>({
      text: 'select user_id::int as id from student_profiles order by random()',
    });
    const pairs = students.flatMap(({ id }, at) => students.slice(at + 1).map((other) => [id, other.id] as const));
    for (const [kept, gone] of pairs) {
      const preview = await api.request('get', `/api/users/${kept}/merge?other=${gone}`, { token });
      const { reasons } = (await preview.json()).data;
      if (reasons.length > 0) continue;
      const before = await sumsOf(sql);
      const merged = await api.request('post', `/api/users/${kept}/merge`, { token, body: { other: String(gone) } });
      expect([merged.status, `${gone} into ${kept}`]).toEqual([200, `${gone} into ${kept}`]);
      expect([await sumsOf(sql), `${gone} into ${kept}`]).toEqual([before, `${gone} into ${kept}`]);
      return;
    }
    expect(pairs).toEqual([]);
  });
});
