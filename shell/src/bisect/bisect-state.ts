import { createStore, deviceStorage } from '@academy/shared-auth';
import { stepAfter } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import type { KnownRegistry } from '#/registry/registry.ts';
import { STORAGE_KEY } from './storage-key.ts';

const COOKIE = 'bisect';
/** Seconds. An abandoned search ends by itself. */
const LONGEST = 7200;

const bisectSchema = v.object({
  /** The revision of the registry that is searched. */
  revision: v.number(),
  /** The live versions by the remote's name, as they were at the start. */
  versions: v.record(v.string(), v.string()),
  /** Whether the page worked, for each step. */
  answers: v.array(v.boolean()),
});
export type Bisect = v.InferOutput<typeof bisectSchema>;

/** For all tabs of the browser: the server switches remotes back for the session, not for a tab. */
function readBisect(): Bisect | null {
  const stored = v.safeParse(bisectSchema, deviceStorage.readJson(STORAGE_KEY));
  return stored.success ? stored.output : null;
}

export const bisectStore = createStore<{ bisect: Bisect | null }>(() => ({ bisect: readBisect() }));

export const stepOf = ({ versions, answers }: Bisect) => stepAfter(Object.keys(versions).sort(), answers);

const backIn = (bisect: Bisect): readonly string[] => {
  const step = stepOf(bisect);
  return step.kind === 'ask' ? step.back : [];
};

/** Whether the page has the versions of the step; not after a deploy meanwhile, or without the cookie. */
export function isApplied(bisect: Bisect, { revision, overrides }: KnownRegistry): boolean {
  return revision === bisect.revision && backIn(bisect).every((name) => name in overrides);
}

const setCookie = (value: string, seconds: number) => {
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
};

function keep(bisect: Bisect | null): void {
  if (bisect) deviceStorage.writeJson(STORAGE_KEY, bisect);
  else deviceStorage.remove(STORAGE_KEY);
  const back = bisect ? backIn(bisect) : [];
  if (bisect && back.length > 0) setCookie(`${bisect.revision}:${back.join(',')}`, LONGEST);
  else setCookie('', 0);
  bisectStore.setState({ bisect });
}

/** Each step is another page: nothing that the last one has loaded may stay. */
function keepAndReload(bisect: Bisect | null): void {
  keep(bisect);
  location.reload();
}

export function startBisect({ revision, remotes }: KnownRegistry): void {
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  keepAndReload({ revision, versions, answers: [] });
}

export const answer = (bisect: Bisect, works: boolean): void =>
  keepAndReload({ ...bisect, answers: [...bisect.answers, works] });

export const takeBack = (bisect: Bisect): void => keepAndReload({ ...bisect, answers: bisect.answers.slice(0, -1) });

export const stopBisect = (): void => keepAndReload(null);
