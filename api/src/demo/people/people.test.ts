import { describe, expect, it } from 'vitest';
import { defaultPermissions } from '#permissions.ts';
import { codeAt } from '#testing/fixtures/two-steps.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from '../seed.ts';

const api = await useTestApi('once');
api.clock.reset();
/** A lead with a trial, of whom the academy knows nothing else (D106). */
const ON_TRIAL = 'Amina Yilmaz';

interface Shift {
  id: string;
  window: object | null;
  teacher: { id: string };
  from: string;
  to: string;
}

interface ShiftedClass {
  id: string;
  state: string;
  startsAt: string;
}

async function signedIn(login: string) {
  await seedDemo(api.deps);
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  const { token } = (await (await api.request('post', '/api/login', { body })).json()).data;
  return async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
}

describe('demo people', () => {
  it('the files with which people were imported are listed for the admins of the demo (D122)', async () => {
    const get = await signedIn('admin');
    const { data } = await get('imports');
    expect(data.map(({ state, rows }: { state: string; rows: number }) => [state, rows])).toEqual([
      ['undone', 6],
      ['applied', 31],
      ['applied', 8],
    ]);
  });

  it('a demo mother has named two children without an address, and the older one signs in (D140, D163)', async () => {
    const mother = await signedIn('huda.mansour');
    const { data } = await mother('children');
    expect(data.children).toMatchObject([
      { name: 'نور منصور', handle: 'nur', may: { change: true, setPassword: true } },
      { name: 'سارة منصور', may: { change: true, setPassword: true } },
    ]);
    const get = await signedIn('admin');
    const listed = await get('users?role=student&email_status=none');
    expect(listed.data.map(({ name }: { name: string }) => name).sort()).toEqual(['سارة منصور', 'نور منصور']);
    const body = { email: 'nur', password: 'academy-demo' };
    expect((await api.request('post', '/api/login', { body })).status).toBe(200);
  });

  it('a request for erasure waits for the demo admins, and another one was rejected (D123)', async () => {
    const get = await signedIn('admin');
    const { data } = await get('erasures');
    expect(data.map(({ state }: { state: string }) => state)).toEqual(['asked', 'rejected']);
  });

  it('one demo account signs in with a second step, with the key in the document (D120)', async () => {
    await seedDemo(api.deps);
    const body = { email: 'daniel.osei@academy.test', password: 'academy-demo' };
    const { data } = await (await api.request('post', '/api/login', { body })).json();
    expect(data.methods).toEqual(['totp']);
    const code = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', api.clock.now());
    const verified = await api.request('post', '/api/login/verify', { body: { challenge: data.challenge, code } });
    expect(verified.status).toBe(200);
  });

  it('demo people have complete profiles and remaining classes that follow from the ledger', async () => {
    const get = await signedIn('admin');
    const { data, pagination } = await get('users?role=student&per_page=50');
    expect(pagination.total).toBe(data.length);
    const known = data.filter(
      ({ name, has_email: hasEmail }: { name: string; has_email: boolean }) => name !== ON_TRIAL && hasEmail,
    );
    for (const { name, phone, student } of known) {
      expect(student, name).toMatchObject({ phone, section: expect.any(String), age: expect.any(Number) });
      if (name !== 'زينب يوسف')
        expect([student.teacher_name, student.teacher_code, student.leader_name], name).not.toContain(null);
      expect(student.remainingClasses, name).toBeLessThanOrEqual(12);
    }
    const held = data.map(({ student }: { student: { remainingClasses: number } }) => student.remainingClasses);
    expect(new Set(held).size).toBeGreaterThan(5);
    expect(held.filter((left: number) => left < 0)).toEqual([-2]);
    const statuses = data.map(({ student }: { student: { last_status: string } }) => student.last_status);
    expect(new Set(statuses)).toEqual(new Set(['active', 'suspended', 'stopped']));
    const taught = known.find(({ student }: { student: { teacher_name: string | null } }) => student.teacher_name);
    const ledger = await get(`users/${taught.id}/ledger?per_page=50`);
    expect(ledger.data[0].balance).toBe(taught.student.remainingClasses);
    expect(ledger.pagination.total).toBeGreaterThan(30);
  });

  it('demo teachers have a gender, languages, subjects and learners (D107)', async () => {
    const get = await signedIn('admin');
    const { data } = await get('users?role=teacher&per_page=50');
    expect(data.length).toBeGreaterThan(5);
    for (const { name, teacher } of data) {
      expect(teacher.gender, name).toMatch(/^(woman|man)$/);
      expect([teacher.languages, teacher.subjects, teacher.learners], name).not.toContainEqual([]);
    }
  });

  it('demo teachers have salaries with raises, and statistics', async () => {
    const get = await signedIn('teacher');
    const { data } = await get('profile');
    const salaries = await get(`teacher-salaries/${data.user.id}`);
    expect(salaries.data.salaries.length).toBe(2);
    expect(salaries.data.current_price).toBe(salaries.data.salaries[0].price_per_class);
    const { data: statistics } = await get('teacher-statistics');
    expect(statistics.current_students).toBeGreaterThan(3);
    const earned = statistics.months.filter(({ monthly_salary }: { monthly_salary: number }) => monthly_salary > 0);
    expect(earned.length).toBeGreaterThan(5);
    expect(statistics.unpriced_classes).toBe(0);
  });

  it('demo teachers have two closed salary months, and an adjustment in the month that can be closed next', async () => {
    const get = await signedIn('teacher');
    const { id } = (await get('profile')).data.user;
    const { months } = (await get('teacher-statistics')).data;
    const monthsBack = [...months].reverse();
    const at = async (back: number) =>
      (await get(`teacher-salaries/${id}/months/${monthsBack[back].month}`)).data as {
        closed: object | null;
        total: number;
        adjustments: object[];
        lines: object[];
      };
    for (const back of [2, 3]) {
      const closed = await at(back);
      expect(closed.closed).not.toBeNull();
      expect(closed.lines.length).toBeGreaterThan(10);
      expect(closed.total).toBe(monthsBack[back].monthly_salary);
    }
    expect(await at(1)).toMatchObject({ closed: null, adjustments: [{ amount: 15 }] });
  });

  it('some demo people have roles of the office too (D1, D149)', async () => {
    const get = await signedIn('accountant');
    const { data } = await get('profile');
    expect(data.user.role).toBe('accountant');
    expect(data.permissions.sort()).toEqual(defaultPermissions('accountant').sort());
    const admin = await signedIn('admin');
    const names = (await admin('roles?per_page=50')).data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['accountant', 'Registrar · مسجل', 'Librarian · أمين المكتبة']));
  });
});

describe('demo classes', () => {
  it('demo classes exist in every tab, for every current student', async () => {
    const get = await signedIn('admin');
    const totalOf = async (query: string) => (await get(`classes?${query}`)).pagination.total as number;
    expect(await totalOf('status=ended')).toBeGreaterThan(1000);
    // The student who waits for a teacher and the two children who were named have had no class, and the trial of the
    // lead is still to come.
    expect(await totalOf('status=trial')).toBe((await get('users?role=student')).pagination.total - 4);
    expect(await totalOf('status=cancelled')).toBeGreaterThan(20);
    expect(await totalOf('status=needs_report_to_end')).toBeGreaterThanOrEqual(2);
    expect(await totalOf('status=scheduled')).toBeGreaterThan(80);
  });

  it('a student and the parent of two students see their demo classes', async () => {
    const namesFor = async (login: string) => {
      const { data } = await (await signedIn(login))('classes?status=scheduled&per_page=100');
      return [...new Set(data.map(({ student }: { student: { name: string } }) => student.name))].sort();
    };
    expect(await namesFor('student')).toEqual(['Yusuf Ahmed']);
    expect(await namesFor('parent')).toEqual(['Maryam Ahmed', 'Yusuf Ahmed']);
  });

  it('a demo teacher was absent with a substitute who reported, and the academy will be closed (D97)', async () => {
    const get = await signedIn('leader');
    const [absence] = (await get('absences')).data;
    expect(absence).toMatchObject({ state: 'done', job: { total: 1, done: 1 }, families: 1 });
    const { classes } = (await get(`absences/${absence.id}`)).data;
    expect(classes).toMatchObject([
      { action: 'substitute', state: 'done', substitute: { name: 'Fatima Zahra Idrissi' } },
    ]);
    const given = (await get(`classes/${classes[0].id}`)).data;
    const { id, name } = classes[0].substitute;
    expect(given).toMatchObject({ teacher: { id, name }, status: 'ended', report: expect.anything() });
    const closures = (await (await signedIn('parent'))('closures')).data;
    expect(closures).toMatchObject([{ name: { en: 'Staff training', ar: expect.any(String) } }]);
  });

  it('the classes of one demo student paused for two weeks, and those of another student pause now (D98)', async () => {
    const get = await signedIn('leader');
    const holdsOf = async (name: string) => {
      const [{ id, student }] = (await get(`users?role=student&search=${encodeURIComponent(name)}`)).data;
      const { data } = await get(`students/${id}/holds`);
      return { holds: data, status: student.last_status, ending: (await get(`holds/${data[0].id}/ending`)).data };
    };
    const past = await holdsOf('Sumayya Noor');
    expect(past.holds).toMatchObject([{ state: 'over', reason: expect.any(String), may: { change: false } }]);
    expect(past.holds[0].classes).toBeGreaterThan(3);
    const present = await holdsOf('Noah Ibrahim');
    expect(present).toMatchObject({ status: 'suspended', holds: [{ state: 'running', may: { change: true } }] });
    expect(present.holds[0].classes).toBeGreaterThan(3);
    expect(present.ending.kept).toMatchObject([{ problem: 'taken' }]);
  });

  it('the classes of one demo teacher are in the evening of a coming week, on any day of creation (D99)', async () => {
    const get = await signedIn('admin');
    const shifts = (await get('shifts')).data as Shift[];
    const evening = shifts.find(({ window }) => window !== null);
    if (!evening) throw new Error('there is no shift into a window');
    expect(evening).toMatchObject({ state: 'done', teacher: { name: 'عبد الله القاسم' } });
    const { classes } = (await get(`shifts/${evening.id}`)).data as { classes: ShiftedClass[] };
    // How many of the week are on hold or cancelled depends on the day.
    const ofWeek = await api.deps.database.sql.query<{ id: string }>({
      text: `select id::text from classes where teacher_id = $1 and slot_date between $2 and $3 and status = 'scheduled'`,
      values: [Number(evening.teacher.id), evening.from, evening.to],
    });
    expect(classes.map(({ id }) => id).sort()).toEqual(ofWeek.map(({ id }) => id).sort());
    expect(new Set(classes.map(({ state }) => state))).toEqual(new Set(['done']));
    const hours = classes.map(({ startsAt }) => new Date(Date.parse(startsAt) + 3 * 3_600_000).getUTCHours());
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(19);
  });

  it('demo classes never overlap for a person and are numbered by start', async () => {
    await seedDemo(api.deps);
    const { sql } = api.deps.database;
    const clashes = await sql.query({
      text: `select a.id from classes a join classes b on b.id <> a.id and b.starts_at >= a.starts_at
        and b.starts_at < a.starts_at + a.duration_minutes * interval '1 minute'
        and 'hold' not in (coalesce(a.cancel_reason, ''), coalesce(b.cancel_reason, ''))
        and (a.teacher_id = b.teacher_id or a.student_id = b.student_id)`,
    });
    expect(clashes).toEqual([]);
    // The classes of a second subject were added after those of the first.
    const misnumbered = await sql.query({
      text: `select u.name, class_number, place from (select student_id, class_number,
          row_number() over (partition by student_id order by starts_at) as place from classes
          where student_id not in (select student_id from enrolments group by 1 having count(*) > 1)) c
        join users u on u.id = c.student_id where class_number <> place order by u.name, place`,
    });
    expect(misnumbered).toEqual([]);
  });

  it('demo classes use a material, and held ones have a report in the language of the student', async () => {
    const get = await signedIn('admin');
    expect((await get('materials')).data.length).toBeGreaterThan(4);
    const held = await get('classes?status=held&per_page=100');
    const reports = await get('daily-reports?per_page=100');
    expect(reports.pagination.total).toBe(held.pagination.total);
    for (const { report_id, material, title } of held.data) expect([report_id, material], title).not.toContain(null);
    const own = await (await signedIn('student'))('daily-reports');
    const { data } = await (await signedIn('parent'))(`daily-reports/${own.data[0].id}`);
    expect(data).toMatchObject({ student: { name: 'Yusuf Ahmed' }, report: expect.stringMatching(/^[A-Z“‘].*\.$/) });
    const { history } = (await get(`classes/${data.class.id}`)).data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['create', 'report']);
    const { data: log } = await get(`attendance?class_id=${data.class.id}`);
    expect(log.length).toBe(
      data.class.attendance === 'absence_teacher' ? 0 : data.class.attendance === 'absence_student' ? 1 : 2,
    );
  });

  it('each charged demo class is one line of the ledger (D27)', async () => {
    await seedDemo(api.deps);
    const different = await api.deps.database.sql.query({
      text: `select c.id from classes c full join (select * from class_ledger where reason = 'class') l
        on l.ref = 'class:' || c.id and l.student_id = c.student_id and l.delta = -1 and l.actor_id = c.teacher_id
        where (l.id is not null)
          is distinct from coalesce(c.status = 'ended' and c.attendance in ('presence', 'absence_student'), false)`,
    });
    expect(different).toEqual([]);
  });
});
