import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';
import { questions } from './questions.ts';

export type Person = { id: number };

export const answered = (answers = questions.en.map((_, index) => `Answer ${index + 1}`), asked = questions.en) =>
  asked.map((question, index) => ({ question, answer: answers[index] ?? '' }));

/** The same in a response: each of our own questions is in both languages. */
export const read = (asked: ReturnType<typeof answered>) =>
  asked.map((each, index) => ({ ...each, questionIn: { en: questions.en[index], ar: questions.ar[index] } }));

/** The calls about monthly reports, mostly of October, and a team on 20 November 2026 at noon in Amman. */
export function monthlyCalls(api: TestApi) {
  const { call, team } = classCalls(api);
  return {
    call,
    team,
    submit: (person: Person, fields: object, headers?: Record<string, string>) =>
      call(person, 'post', '/monthly-reports', { month: 10, questionsAndAnswers: answered(), ...fields }, headers),
    show: (person: Person, id: string) => call(person, 'get', `/monthly-reports/${id}`),
    form: (person: Person, student: Person, month = 10) =>
      call(person, 'get', `/monthly-reports/form?student=${student.id}&month=${month}&year=2026`),
    teamOfNovember: () => {
      api.clock.advance(Date.parse('2026-11-20T09:00:00Z') - api.clock.now().getTime());
      return team();
    },
  };
}
