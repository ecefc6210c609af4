import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

const HOUR_MS = 3_600_000;

/** A family with classes to come, and the calls about requests. */
export function requestCalls(api: TestApi) {
  const calls = classCalls(api);
  const { call } = calls;
  const { sql } = api.deps.database;
  /** A full minute some hours from now. */
  const inHours = (hours: number) => new Date(Math.ceil(api.clock.now().getTime() / 60_000) * 60_000 + hours * HOUR_MS);
  type Family = Awaited<ReturnType<typeof calls.family>>;
  const ask = (person: Person, classId: number | string, body: object = { kind: 'excuse' }) =>
    call(person, 'post', `/classes/${classId}/requests`, body);
  return {
    ...calls,
    inHours,
    ask,
    asked: async (person: Person, classId: number | string, body?: object): Promise<string> =>
      (await ask(person, classId, body)).body.data.id,
    accept: (person: Person, id: string, body: object = {}) =>
      call(person, 'put', `/class-requests/${id}/accept`, body),
    reject: (person: Person, id: string, body: object = {}) =>
      call(person, 'put', `/class-requests/${id}/reject`, body),
    withdraw: (person: Person, id: string) => call(person, 'delete', `/class-requests/${id}`),
    about: async (person: Person, classId: number | string) =>
      (await call(person, 'get', `/classes/${classId}/requests`)).body.data,
    makeUps: async (person: Person, student: Person) =>
      (await call(person, 'get', `/students/${student.id}/makeups`)).body.data,
    /** A class to come of the family. */
    classIn: (own: Pick<Family, 'student' | 'teacher' | 'leader' | 'material'>, hours: number, fields: object = {}) =>
      api.buildClass({
        ...{ student: own.student, teacher: own.teacher, leader: own.leader, materialId: own.material.id },
        ...{ startsAt: inHours(hours), overlapBy: null, ...fields },
      }),
    age: (student: Person, age: number | null) =>
      sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [student.id, age] }),
    notified: async (person: Person) =>
      (
        await sql.query<{ key: string }>({
          text: 'select key from notifications where recipient_id = $1 order by id',
          values: [person.id],
        })
      ).map(({ key }) => key),
    runClock: async () => {
      await api.deps.jobs.enqueue(sql, 'class-clock', {});
      await api.deps.jobs.drain();
    },
  };
}
