import { addDays } from '#base/time/days.ts';
import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** A team with a weekly series on Mondays at 17:00 in Amman, and the calls about holds. */
export function holdCalls(api: TestApi) {
  const { sql } = api.deps.database;
  const calls = seriesCalls(api);
  const { call, family, make, planned } = calls;
  let monday = '';
  /** A day counted from the first class of the last created team, independent of the clock. */
  const dayOf = (week: number, day = 0) => addDays(monday, week * 7 + day);

  async function heldTeam() {
    const own = await family();
    monday = calls.dayOf(0);
    const made = await make(own.admin, own);
    const seriesId = made.body.data.id as string;
    await sql.query({ text: 'delete from notifications' });
    await sql.query({ text: 'delete from deliveries' });
    return { ...own, seriesId };
  }
  type HeldTeam = Awaited<ReturnType<typeof heldTeam>>;

  /** The second and the third week. */
  const range = () => ({ from: dayOf(1), to: dayOf(2, 6) });
  return {
    ...calls,
    dayOf,
    heldTeam,
    range,
    preview: (person: Person, { student }: { student: Person }, fields: object = {}) =>
      call(person, 'post', `/students/${student.id}/holds/preview`, { ...range(), ...fields }),
    hold: (person: Person, { student }: { student: Person }, fields: object = {}) =>
      call(person, 'post', `/students/${student.id}/holds`, { ...range(), ...fields }),
    list: (person: Person, { student }: { student: Person }) => call(person, 'get', `/students/${student.id}/holds`),
    change: (person: Person, id: string, body: object) => call(person, 'put', `/holds/${id}`, body),
    ending: async (person: Person, id: string) => (await call(person, 'get', `/holds/${id}/ending`)).body.data,
    end: (person: Person, id: string) => call(person, 'delete', `/holds/${id}`),
    /** The days of the series' classes by their status. */
    async days({ seriesId }: HeldTeam) {
      const rows = (await planned(seriesId)).filter((row) => !row.is_deleted);
      const of = (status: string) => rows.filter((row) => row.status === status).map(({ date }) => date);
      return { scheduled: of('scheduled'), cancelled: of('cancelled') };
    },
    async statusOf({ student }: HeldTeam) {
      const [row] = await sql.query<{ status: string }>({
        text: `select coalesce(last_status, 'active') as status from student_profiles where user_id = $1`,
        values: [student.id],
      });
      return row?.status;
    },
    async runClock() {
      await api.deps.jobs.enqueue(sql, 'class-clock', {});
      await api.deps.jobs.drain();
    },
    runJobs: () => api.deps.jobs.drain(),
    /** Moves the clock to a time on a day, counted like `dayOf`. */
    goTo(week: number, day = 0, hour = 12) {
      const at = Date.parse(`${dayOf(week, day)}T00:00Z`) + hour * 3_600_000;
      api.clock.advance(at - api.clock.now().getTime());
    },
  };
}
