import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

const MINUTE_MS = 60_000;

/** A team with a class to schedule, and the calls about classes. */
export function classCalls(api: TestApi) {
  const after = (minutes: number) => new Date(api.clock.now().getTime() + minutes * MINUTE_MS);

  async function team(zones: { teacher?: string; student?: string } = {}) {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader, timezone: zones.teacher ?? 'Asia/Amman' });
    const student = await api.buildStudent({ teacher, leader, name: 'Yusuf', timezone: zones.student ?? 'Asia/Amman' });
    return {
      leader,
      teacher,
      student,
      material: await api.buildMaterial(),
      admin: await api.buildUser({ role: 'admin' }),
    };
  }
  type Team = Awaited<ReturnType<typeof team>>;

  /** A team whose student has a parent and an aunt. */
  async function family() {
    const own = await team();
    const relatives = { parent: await api.buildUser({ role: 'guest' }), aunt: await api.buildUser({ role: 'guest' }) };
    for (const kind of ['parent', 'aunt'] as const)
      await api.deps.database.sql.query({
        text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
        values: [own.student.id, relatives[kind].id, kind],
      });
    return { ...own, ...relatives };
  }

  /** One session of each person for as long as it lives: a user has not so many. */
  const tokens = new WeakMap<Person, string>();
  async function tokenOf(person: Person): Promise<string> {
    const present = tokens.get(person);
    if (present && (await api.deps.sessions.find(present))) return present;
    const token = await api.tokenFor(person);
    tokens.set(person, token);
    return token;
  }

  async function call(person: Person, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const token = await tokenOf(person);
    const response = await api.request(method, `/api${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    });
    return { status: response.status, body: await response.json() };
  }

  const classBody = ({ student, material }: Team, fields: object = {}) => ({
    student_id: student.id,
    material_id: material.id,
    date: '2040-03-01',
    time: '17:00',
    attendance: 'presence',
    accomplished: 'Plan: al-Mulk',
    ...fields,
  });

  return {
    after,
    team,
    family,
    call,
    classBody,
    schedule: (person: Person, of: Team, fields: object = {}) =>
      call(person, 'post', '/classes', classBody(of, fields)),
    report: (person: Person, classId: number | string, fields: object = {}, headers?: Record<string, string>) =>
      call(person, 'post', '/daily-reports', { report: 'Well done', class_model: classId, ...fields }, headers),
    /** The sum of the ledger (D27), and its lines. */
    async ledger(student: Person) {
      const lines = await api.deps.database.sql.query<{ delta: number; reason: string; ref: string | null }>({
        text: 'select delta, reason, ref from class_ledger where student_id = $1 order by id',
        values: [student.id],
      });
      return { lines, sum: lines.reduce((sum, { delta }) => sum + delta, 0) };
    },
    give: (student: Person, delta: number) =>
      api.deps.database.sql.query({
        text: `insert into class_ledger (student_id, delta, reason) values ($1, $2, 'purchase')`,
        values: [student.id, delta],
      }),
  };
}
