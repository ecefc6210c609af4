import { beforeAll, describe, expect, it } from 'vitest';
import type { UserMay } from '#modules/people/users/users.policy.ts';
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

/** A pair, and what the viewer may do then. */
async function meet(build: () => Promise<Pair>): Promise<[...Pair, UserMay]> {
  const [viewer, person] = await build();
  await fixtures.hold(person, 'tag');
  await fixtures.addSecondStep(person);
  return [viewer, person, (await readUser(fixtures, viewer, person)).may];
}

/** What `may` says and what the verbs then do, as lines to compare. */
class Findings {
  readonly said: string[] = [];
  readonly done: string[] = [];

  /** Whoever was changed is made anew for the next action. */
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

describe('what `may` says of a user is what the verbs do', () => {
  it.each(Object.entries(viewers))('what `may` says of a user is what the verbs do for %s', async (_, viewerOf) => {
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
