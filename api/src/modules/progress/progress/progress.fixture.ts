import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

/** `114:1→112:4` as a new lesson of quality 5, unless `fields` say otherwise. */
export function entryOf(text: string, fields: object = {}) {
  const [surahFrom = 0, ayahFrom = 0, surahTo = 0, ayahTo = 0] = text.split(/[:→]/).map(Number);
  return { kind: 'new', quality: 5, surahFrom, ayahFrom, surahTo, ayahTo, ...fields };
}

const partsOf = (entries: object[]) => ({ parts: { progress: { entries } } });

/** A family, and the API calls about its progress. */
export function progressCalls(api: TestApi) {
  const calls = classCalls(api);
  const { after, call, report, team } = calls;
  type Team = Pick<Awaited<ReturnType<typeof team>>, 'student' | 'teacher'>;
  const get = (person: Person, student: Person, rest = '') =>
    call(person, 'get', `/students/${student.id}/progress${rest}`);
  /** Reports a class that started this many minutes ago. */
  async function recorded(own: Team, minutesAgo: number, ...entries: object[]) {
    const { teacher, student } = own;
    const { id: classId } = await api.buildClass({ teacher, student, startsAt: after(-minutesAgo) });
    const sent = await report(own.teacher, classId, partsOf(entries));
    if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
    return { classId, reportId: Number(sent.body.data.id) };
  }
  return {
    ...calls,
    get,
    recorded,
    /** Reports a class and returns the response. */
    async sent(own: Team, ...entries: object[]) {
      const { teacher, student } = own;
      const { id } = await api.buildClass({ teacher, student, startsAt: after(-60) });
      return report(own.teacher, id, partsOf(entries));
    },
    correct: (person: Person, reportId: number, ...entries: object[]) =>
      call(person, 'post', `/daily-reports/${reportId}`, partsOf(entries)),
    known: (person: Person, student: Person, body: object) =>
      call(person, 'put', `/students/${student.id}/progress/known`, body),
    shown: async (person: Person, student: Person) => (await get(person, student)).body.data,
    due: async (person: Person, student: Person, date?: string) =>
      (await get(person, student, `/due${date ? `?date=${date}` : ''}`)).body.data,
    next: async (person: Person, student: Person) => (await get(person, student, '/next')).body,
  };
}
