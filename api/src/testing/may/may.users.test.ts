import { beforeAll, describe, expect, it } from 'vitest';
import type { UserMay } from '#modules/people/people/users/users.policy.ts';
import { useTestApi } from '../shared-api.ts';
import {
  buildMayFixtures,
  changing,
  type MayFixtures,
  persons,
  readUser,
  type Somebody,
  userVerbs,
  viewers,
} from './may.users.ts';

const api = await useTestApi('once');
let fixtures: MayFixtures;
beforeAll(async () => {
  fixtures = await buildMayFixtures(api);
});

const actions = Object.keys(userVerbs) as (keyof UserMay)[];
const harmless = actions.filter((action) => !changing.includes(action));

type Pair = [viewer: Somebody, person: Somebody['user']];

/** A pair of people, and the viewer's actions then. */
async function meet(build: () => Promise<Pair>): Promise<[...Pair, UserMay]> {
  const [viewer, person] = await build();
  await fixtures.hold(person, 'tag');
  await fixtures.addSecondStep(person);
  await fixtures.unconfirm(person);
  return [viewer, person, (await readUser(fixtures, viewer, person)).may];
}

/** The actions in `may` and the results of the verbs, as lines to compare. */
class Findings {
  readonly said: string[] = [];
  readonly done: string[] = [];

  /** A changed person is built again for the next action. */
  async askAll(about: string, build: () => Promise<Pair>): Promise<void> {
    let met = await meet(build);
    for (const action of [...harmless, ...changing]) {
      const [viewer, person, may] = met;
      const isDone = await userVerbs[action](fixtures, viewer, person);
      this.said.push(`${about}: ${action} ${may[action]}`);
      this.done.push(`${about}: ${action} ${isDone}`);
      if (isDone && changing.includes(action)) met = await meet(build);
    }
  }
}

const isThere = async ({ token }: Somebody, id: number) =>
  (await api.request('get', `/api/users/${id}`, { token })).status === 200;

describe('the actions in `may` of a user match the verbs', () => {
  it.each(Object.entries(viewers))('may` of a user matches the verbs for %s', async (_, viewerOf) => {
    const findings = new Findings();
    await findings.askAll('self', async () => {
      const self = await viewerOf(fixtures, true);
      return [self, self.user];
    });
    const viewer = await viewerOf(fixtures, false);
    for (const [kind, build] of Object.entries(persons))
      if (await isThere(viewer, (await build(fixtures)).id))
        await findings.askAll(kind, async () => [viewer, await build(fixtures)]);
    expect(findings.said).toEqual(findings.done);
  });
});
