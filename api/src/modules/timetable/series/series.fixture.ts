import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };
type Team = Awaited<ReturnType<ReturnType<typeof classCalls>['team']>>;

const DAY_MS = 86_400_000;

export interface PlannedRow {
  id: number;
  date: string;
  starts_at: string;
  status: string;
  is_exception: boolean;
  is_deleted: boolean;
}

/**
 * A team with a weekly series, and the calls about series. Days are counted from the next Monday at least a week ahead.
 */
export function seriesCalls(api: TestApi) {
  const calls = classCalls(api);
  const { sql } = api.deps.database;
  const monday = () => {
    const day = new Date(Math.floor(api.clock.now().getTime() / DAY_MS) * DAY_MS);
    return new Date(day.getTime() + (7 + ((8 - day.getUTCDay()) % 7)) * DAY_MS);
  };
  /** A day of the first weeks: week 0, day 0 is the first Monday. */
  const dayOf = (week: number, day = 0) =>
    new Date(monday().getTime() + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10);
  const seriesBody = ({ student, teacher, material }: Team, fields: object = {}) => ({
    studentId: student.id,
    teacherId: teacher.id,
    materialId: material.id,
    slots: [{ weekday: 1, time: '17:00', minutes: 30 }],
    startsOn: dayOf(0),
    ...fields,
  });
  return {
    ...calls,
    dayOf,
    seriesBody,
    make: (person: Person, of: Team, fields: object = {}) =>
      calls.call(person, 'post', '/series', seriesBody(of, fields)),
    change: (person: Person, id: string, body: object) => calls.call(person, 'post', `/series/${id}`, body),
    detail: async (person: Person, id: string) => (await calls.call(person, 'get', `/series/${id}`)).body.data,
    /** The classes made, in order, including deleted ones. */
    planned: (seriesId: string | number) =>
      sql.query<PlannedRow>({
        text: `select id, slot_date::text as date, to_char(starts_at at time zone zone, 'YYYY-MM-DD HH24:MI') as starts_at,
          status, is_exception, deleted_at is not null as is_deleted from classes where series_id = $1 order by classes.starts_at, id`,
        values: [seriesId],
      }),
    /** The keys of a person's notifications. */
    notified: async (person: Person) =>
      (
        await sql.query<{ key: string }>({
          text: 'select key from notifications where recipient_id = $1 order by id',
          values: [person.id],
        })
      ).map(({ key }) => key),
    runJob: async () => {
      await api.deps.jobs.enqueue(sql, 'series', {});
      await api.deps.jobs.drain();
    },
  };
}
