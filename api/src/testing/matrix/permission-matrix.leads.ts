import { formOf } from '#testing/fixtures/media.fixture.ts';
import { team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

async function leadPath({ fixtures }: Question, rest = ''): Promise<string> {
  const [row] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into leads (learner_name, learner_age, name, email, subject, chosen_times, timezone, source, consent_at, digest)
      values ('Omar', 9, 'Layla', $1, 'memorisation', '{}', 'Asia/Amman', 'website', now(), '') returning id`,
    values: [`lead${fixtures.another()}@academy.test`],
  });
  return `/leads/${row?.id}${rest}`;
}

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
  'post /leads/form': ({ fixtures }) => ({
    body: formOf({
      ...{ learnerName: `Omar ${fixtures.another()}`, learnerAge: '9', email: 'layla@academy.test' },
      ...{ subject: 'memorisation', consent: 'true' },
    }),
  }),
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
  post   /leads             any 201 201 201 201 201 201 201 201 201 201
  post   /leads/form        any 201 201 201 201 201 201 201 201 201 201
  get    /leads/times       any 200 200 200 200 200 200 200 200 200 200
  get    /leads             any 401 403 403 403 403 403 403 403 200 200
  get    /leads/statistics  any 401 403 403 403 403 403 403 403 200 200
  get    /leads/:id         any 401 403 403 403 403 403 403 403 200 200
  put    /leads/:id         any 401 403 403 403 403 403 403 403 200 200
  post   /leads/:id/trial   any 401 403 403 403 403 403 403 403 201 201`;
