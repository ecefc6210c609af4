import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** A team with a weekly series at 17:00 for more than two weeks, and the API calls about shifts. */
export function shiftCalls(api: TestApi) {
  const { sql } = api.deps.database;
  const calls = seriesCalls(api);
  const { call, dayOf, family, make, planned } = calls;

  async function shiftedTeam() {
    const own = await family();
    const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Maryam' });
    const seriesId: string = (await make(own.admin, own)).body.data.id;
    await api.deps.jobs.drain();
    await sql.query({ text: 'delete from notifications' });
    await sql.query({ text: 'delete from deliveries' });
    return { ...own, other, seriesId };
  }
  type ShiftedTeam = Awaited<ReturnType<typeof shiftedTeam>>;

  /** The second and the third week. */
  const range = () => ({ from: dayOf(1), to: dayOf(2, 6) });
  const bodyOf = ({ teacher }: Pick<ShiftedTeam, 'teacher'>, fields: object = {}) => ({
    teacherId: teacher.id,
    minutes: -60,
    ...range(),
    ...fields,
  });
  return {
    ...calls,
    shiftedTeam,
    range,
    preview: (person: Person, own: ShiftedTeam, fields: object = {}) =>
      call(person, 'post', '/shifts/preview', bodyOf(own, fields)),
    shift: (person: Person, own: ShiftedTeam, fields: object = {}) =>
      call(person, 'post', '/shifts', bodyOf(own, fields)),
    async runJobs() {
      await api.deps.jobs.drain();
    },
    /** The wall times of the series' classes by week, for the first weeks. */
    timesOf: async ({ seriesId }: ShiftedTeam, weeks = 4) =>
      (await planned(seriesId)).slice(0, weeks).map(({ starts_at }) => starts_at.slice(11)),
    /** The notifications that a person received. */
    notices: (person: Person) =>
      sql.query<{ key: string; params: Record<string, string> }>({
        text: 'select key, params from notifications where recipient_id = $1 order by id',
        values: [person.id],
      }),
  };
}
