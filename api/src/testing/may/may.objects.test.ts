import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../shared-api.ts';
import { communitySubjects } from './may.community.ts';
import { officeSubjects } from './may.office.ts';
import { Academy } from './may.subject.ts';
import { buildMayFixtures, viewers } from './may.users.ts';

const api = await useTestApi('once');
let academy: Academy;
beforeAll(async () => {
  academy = new Academy(api, await buildMayFixtures(api));
});

describe('the actions in `may` of an object match the verbs', () => {
  it.each(Object.entries(viewers))('`may` of an object matches the calls for %s', async (_, viewerOf) => {
    const viewer = await viewerOf(academy.fixtures, false);
    const said: string[] = [];
    const done: string[] = [];
    for (const [name, build] of Object.entries({ ...communitySubjects(academy), ...officeSubjects(academy) })) {
      let subject = await build(viewer);
      for (const action of Object.keys(subject.may ?? {})) {
        const { may, verbs } = subject;
        const verb = verbs[action];
        if (!verb) throw new Error(`nothing tries to ${action} a ${name}`);
        const [method, path, body] = verb;
        const response = await api.request(method, `/api${path}`, { token: viewer.token, body });
        await response.arrayBuffer();
        const isDone = response.status < 300;
        said.push(`${name}: ${action} ${may?.[action]}`);
        done.push(`${name}: ${action} ${isDone}`);
        if (isDone) subject = await build(viewer);
      }
    }
    expect(said).toEqual(done);
  });
});
