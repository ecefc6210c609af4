import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** The first day of a time off in tests, in the zone of Amman. */
export const FIRST = '2040-03-05';

/**
 * A team with classes on three days, of which a time off takes the first two, and the calls about absences and
 * closures.
 */
export function absenceCalls(api: TestApi) {
  const { sql } = api.deps.database;
  const calls = classCalls(api);
  const { call, family, schedule } = calls;

  async function absentTeam() {
    const own = await family();
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Maryam' });
    const substitute = await api.buildTeacher({ leader: own.leader, name: 'Bilal' });
    const add = async (date: string, student: Person, time = '17:00') =>
      (await schedule(own.teacher, own, { date, time, student_id: student.id })).body.data.id as string;
    const ids = {
      first: await add(FIRST, own.student),
      second: await add('2040-03-06', own.student),
      others: await add('2040-03-06', other, '18:00'),
      after: await add('2040-03-07', own.student),
    };
    await sql.query({ text: 'delete from notifications' });
    await sql.query({ text: 'delete from deliveries' });
    return { ...own, other, substitute, ids };
  }
  type AbsentTeam = Awaited<ReturnType<typeof absentTeam>>;

  const range = { from: FIRST, to: '2040-03-06' };
  const cancelAll = ({ ids }: Pick<AbsentTeam, 'ids'>) =>
    [ids.first, ids.second, ids.others].map((classId) => ({ classId, action: 'cancel' }));

  return {
    ...calls,
    absentTeam,
    range,
    cancelAll,
    preview: (person: Person, own: AbsentTeam, fields: object = {}) =>
      call(person, 'post', '/absences/preview', { teacherId: own.teacher.id, ...range, ...fields }),
    record: (person: Person, own: AbsentTeam, fields: object = {}) =>
      call(person, 'post', '/absences', { teacherId: own.teacher.id, ...range, decisions: cancelAll(own), ...fields }),
    close: (person: Person, own: AbsentTeam, fields: object = {}) =>
      call(person, 'post', '/closures', {
        name: { en: 'Eid', ar: 'العيد' },
        ...range,
        decisions: cancelAll(own),
        ...fields,
      }),
    async runJobs() {
      await api.deps.jobs.drain();
    },
    /** A class as an admin sees it. */
    seen: async (own: AbsentTeam, id: string) => (await call(own.admin, 'get', `/classes/${id}`)).body.data,
    /** A person's notifications, without those of the clock. */
    notified: async (person: Person) =>
      sql.query<{ key: string; params: Record<string, string> }>({
        text: 'select key, params from notifications where recipient_id = $1 order by id',
        values: [person.id],
      }),
  };
}
