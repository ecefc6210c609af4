import { requestKey } from '#modules/forms/leads/request/request-key.ts';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

async function leadId({ fixtures }: Question): Promise<number> {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into leads (learner_name, learner_age, name, email, subject, chosen_times, timezone, source, created_at, consent_at, digest)
      values ('Omar', 9, 'Layla', $1, 'memorisation', '{}', 'Asia/Amman', 'website', $2, $2, '') returning id`,
    values: [`lead${fixtures.another()}@academy.test`, fixtures.api.clock.now()],
  });
  return row?.id ?? 0;
}

const leadPath = async (question: Question, rest = '') => `/leads/${await leadId(question)}${rest}`;

/** The key that the mail of a new lead has. */
const keyOf = async (question: Question) => requestKey(question.fixtures.api.deps.mailSecret, await leadId(question));

const typed = {
  ...{ learnerName: 'Omar', learnerAge: '9', name: '', email: 'layla@academy.test', phone: '', phoneCountry: '' },
  ...{ subject: 'memorisation', level: '', teacherGender: '', language: '', timezone: 'Asia/Amman' },
  ...{ chosenTimes: '', times: '', consent: 'true', pageLanguage: 'en', source: '', website: '' },
};

async function trialBody(question: Question) {
  const { api } = question.fixtures;
  const startsAt = new Date(api.clock.now().getTime() + question.fixtures.another() * 3_600_000).toISOString();
  const { id: materialId } = await api.buildMaterial();
  return { teacherId: team(question).teacher.id, materialId, startsAt, zoomLink: 'https://zoom.example/1' };
}

export const leadRequests: RequestBuilders = {
  'post /leads': ({ fixtures }) => ({
    body: {
      learner: { name: `Omar ${fixtures.another()}`, age: 9 },
      email: 'layla@academy.test',
      subject: 'memorisation',
      consent: true,
    },
  }),
  'post /leads/form': ({ fixtures }) => ({ body: formOf({ ...typed, learnerName: `Omar ${fixtures.another()}` }) }),
  'post /leads/request': async (question) => ({ body: formOf({ ...typed, key: await keyOf(question) }) }),
  'post /leads/request/withdraw': async (question) => ({ body: new URLSearchParams({ key: await keyOf(question) }) }),
  'get /leads/own': () => ({}),
  'get /students/:id/wishes': ({ fixtures }) => ({ path: `/students/${fixtures.own.student.id}/wishes` }),
  'get /leads/times': () => ({}),
  'get /leads': () => ({}),
  'get /leads/statistics': () => ({}),
  'get /leads/:id': async (question) => ({ path: await leadPath(question) }),
  'put /leads/:id': async (question) => ({ path: await leadPath(question), body: { note: 'Called' } }),
  'post /leads/:id/trial': async (question) => ({
    path: await leadPath(question, '/trial'),
    body: await trialBody(question),
  }),
};

export const leadRows = `
  post   /leads                   any 201 201 201 201 201 201 201 201 201 201
  post   /leads/form              any 201 201 201 201 201 201 201 201 201 201
  post   /leads/request           any 200 200 200 200 200 200 200 200 200 200
  post   /leads/request/withdraw  any 200 200 200 200 200 200 200 200 200 200
  get    /leads/own               any 401 200 200 200 200 200 200 200 200 200
  get    /students/:id/wishes     any 401 403 403 403 403 403 403 403 200 200
  get    /leads/times             any 200 200 200 200 200 200 200 200 200 200
  get    /leads                   any 401 403 403 403 403 403 403 403 200 200
  get    /leads/statistics        any 401 403 403 403 403 403 403 403 200 200
  get    /leads/:id               any 401 403 403 403 403 403 403 403 200 200
  put    /leads/:id               any 401 403 403 403 403 403 403 403 200 200
  post   /leads/:id/trial         any 401 403 403 403 403 403 403 403 201 201`;
