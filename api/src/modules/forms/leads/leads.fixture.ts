import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };

const MINUTE_MS = 60_000;

export const request = {
  learner: { name: 'Omar', age: 9 },
  name: 'Layla',
  email: 'layla@family.test',
  phone: '+44 7700 900123',
  subject: 'memorisation',
  level: 'Juz Amma',
  teacherGender: 'woman',
  language: 'en',
  times: 'After school',
  timezone: 'Europe/London',
  consent: true,
  pageLanguage: 'en',
};

/** The fields that a browser without scripts sends from the page. */
export const plainRequest = {
  ...{ learnerName: 'Omar', learnerAge: '9', name: 'Layla', email: 'layla@family.test', phone: '', phoneCountry: '' },
  ...{ subject: 'recitation', level: '', teacherGender: 'woman', language: 'ar', timezone: 'Europe/London' },
  ...{ chosenTimes: '', times: 'After school', consent: 'true', pageLanguage: 'en', source: 'flyer', website: '' },
};

/** The API calls about leads, and an academy with a teacher for a trial. */
export function leadCalls(api: TestApi) {
  const calls = classCalls(api);
  const { call } = calls;
  let networks = 0;
  /** Submits from a new network address, so that no rate limit applies. */
  function submit(fields: object = {}, headers: Record<string, string> = {}) {
    networks += 1;
    const from = { 'x-forwarded-for': `10.44.${networks >> 8}.${networks & 255}`, ...headers };
    return api.request('post', '/api/leads', { body: { ...request, ...fields }, headers: from });
  }
  const submitted = async (fields: object = {}): Promise<string> => (await (await submit(fields)).json()).data.id;
  /** A full minute, this many hours from now. */
  const inHours = (hours: number) =>
    new Date(Math.ceil(api.clock.now().getTime() / MINUTE_MS) * MINUTE_MS + hours * 60 * MINUTE_MS);
  type Team = Awaited<ReturnType<typeof calls.team>>;
  const trialOf = ({ teacher, material }: Team, fields: object = {}) => ({
    teacherId: teacher.id,
    materialId: material.id,
    startsAt: inHours(24).toISOString(),
    minutes: 30,
    zoomLink: 'https://zoom.example/1',
    ...fields,
  });
  const setTrial = (own: Team, id: string, fields: object = {}) =>
    call(own.admin, 'post', `/leads/${id}/trial`, trialOf(own, fields));
  return {
    ...calls,
    submit,
    submitted,
    inHours,
    setTrial,
    trialOf,
    find: async (person: Person, id: string) => (await call(person, 'get', `/leads/${id}`)).body.data,
    statusOf: async (person: Person, id: string): Promise<string> =>
      (await call(person, 'get', `/leads/${id}`)).body.data.status,
    change: (person: Person, id: string, body: object) => call(person, 'put', `/leads/${id}`, body),
  };
}
