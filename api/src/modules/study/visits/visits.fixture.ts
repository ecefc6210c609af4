import { expect } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };
type Line = { id: string; title: { en: string; ar: string } };

const HOUR = 60;
export const WEEK = 7 * 24 * HOUR;

export const titles = [
  { en: 'Preparation', ar: 'الاستعداد' },
  { en: 'Correcting the recitation', ar: 'تصحيح التلاوة' },
  { en: 'Use of the time', ar: 'استثمار الوقت' },
];

/** A family, and the API calls about visits of its classes. */
export function visitCalls(api: TestApi) {
  const calls = classCalls(api);
  const { after, call, family } = calls;
  type Family = Awaited<ReturnType<typeof family>>;

  let slot = 0;
  /** A class of its own hour, so many minutes from now. */
  async function classOf(own: Pick<Family, 'teacher' | 'student' | 'leader'>, minutes?: number) {
    const { student, teacher, leader } = own;
    slot += 1;
    return (await api.buildClass({ student, teacher, leader, startsAt: after(minutes ?? -HOUR * slot) })).id;
  }

  const rubricOf = async (person: Person): Promise<{ version: number; lines: Line[] }> =>
    (await call(person, 'get', '/visit-rubric')).body.data;
  const scoresFor = async (person: Person, score = 3) =>
    (await rubricOf(person)).lines.map(({ id: lineId }) => ({ lineId, score, note: 'Secret words' }));
  const visit = (person: Person, classId: number, fields: object = {}) =>
    call(person, 'post', '/visits', { classId, ...fields });

  /** A visit of the leader with scores and advice: released, unless `fields` say otherwise. */
  async function recorded(own: Family, fields: object = {}) {
    const sent = { scores: await scoresFor(own.leader), advice: 'Secret advice', ...fields };
    const { status, body } = await visit(own.leader, await classOf(own), sent);
    expect(status).toBe(201);
    return body.data as { id: string; scores: unknown[] };
  }

  return {
    ...calls,
    classOf,
    rubricOf,
    scoresFor,
    visit,
    recorded,
    change: (person: Person, id: string, fields: object) => call(person, 'put', `/visits/${id}`, fields),
    remove: (person: Person, id: string) => call(person, 'delete', `/visits/${id}`),
    shown: async (person: Person, id: string) => (await call(person, 'get', `/visits/${id}`)).body.data,
    statusOf: async (person: Person, id: string) => (await call(person, 'get', `/visits/${id}`)).status,
    idsOf: async (person: Person, query = '') =>
      (await call(person, 'get', `/visits${query}`)).body.data.map(({ id }: { id: string }) => id),
    saveRubric: (person: Person, lines: object[], version?: number) =>
      call(person, 'put', '/visit-rubric', { lines, ...(version === undefined ? {} : { version }) }),
    /** The lines of these tests, instead of those that the migration gives. */
    async setRubric() {
      const admin = await api.buildUser({ role: 'admin' });
      const { status } = await call(admin, 'put', '/visit-rubric', { lines: titles.map((title) => ({ title })) });
      expect(status).toBe(200);
    },
    /** Another team, into which the teacher goes. */
    async joinAnotherTeam({ teacher }: Pick<Family, 'teacher'>) {
      const leader = await api.buildUser({ role: 'leader' });
      const text = 'update teacher_profiles set leader_id = $2 where user_id = $1';
      await api.deps.database.sql.query({ text, values: [teacher.id, leader.id] });
      return leader;
    },
    /** Somebody else of another team gives the class from now on. */
    async giveToAnother(classId: number) {
      const leader = await api.buildUser({ role: 'leader' });
      const teacher = await api.buildTeacher({ leader });
      const text = 'update classes set teacher_id = $2 where id = $1';
      await api.deps.database.sql.query({ text, values: [classId, teacher.id] });
      return { leader, teacher };
    },
    notified: async (person: Person) =>
      (
        await api.deps.database.sql.query<{ key: string; params: { by: string } }>({
          text: `select key, params from notifications where recipient_id = $1 and key like 'visit.%' order by id`,
          values: [person.id],
        })
      ).map(({ key, params: { by } }) => ({ key, by })),
    audited: (id: string) =>
      api.deps.database.sql.query<{ action: string; before: object; after: object }>({
        text: `select action, before, after from audit_log where subject = 'visit' and subject_id = $1 order by id`,
        values: [id],
      }),
  };
}
