import { type Candidate, LANDING, type RegistryEntry } from '@academy/shared-auth/contract';
import type { Context } from 'hono';
import type { FigureTokens, GivenVersions } from '#base/auth/figure-tokens.ts';
import { clearFiguresCookie, readFiguresCookie, writeFiguresCookie } from '#base/auth/figures-cookie.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { RegistrySnapshot } from '../releases/live-registry.ts';
import type { SitePeople } from './site-people.ts';

interface GrantDeps {
  tokens: FigureTokens;
  people: Pick<SitePeople, 'viewerOf' | 'networkOf'>;
  isSecure: boolean;
}

/** Gives a page a proof of the versions of canaries that it got. @returns whether the response sets a cookie. */
export type GrantFigures = (c: Context, page: RegistrySnapshot) => Promise<boolean>;

type Canary = RegistryEntry & { candidate: Candidate };
const isCanary = (entry: RegistryEntry): entry is Canary => entry.enabled && entry.candidate !== null;

/**
 * Whether the page has versions that are neither live nor canaries: faults of a preview must not count for a canary.
 */
function isOfPreview({ overrides }: RegistrySnapshot, canaries: readonly Canary[]): boolean {
  const isGiven = (name: string, version: string | null) =>
    canaries.some((entry) => entry.name === name && entry.candidate.version === version);
  return Object.entries(overrides ?? {}).some(([name, version]) => !isGiven(name, version));
}

/**
 * Anybody can sign up as a guest, and often: so guests get canaries, but their reports do not count. The same holds for
 * visitors, except on the landing page, which is made for them.
 */
function grantOf(canaries: readonly Canary[], { overrides }: RegistrySnapshot, viewer: Viewer | null) {
  const userId = viewer && !viewer.roles.every((role) => role === 'guest') ? viewer.userId : null;
  const meant = userId === null ? canaries.filter(({ name }) => name === LANDING) : canaries;
  const given: GivenVersions = {};
  for (const { name, version, candidate } of meant)
    given[name] = { since: candidate.since, version: overrides?.[name] ?? version };
  return { userId, canaries: given };
}

/** Sets the cookie once an hour, and when another version was given; removes it if there is nothing to prove. */
export function canaryGrants({ tokens, people, isSecure }: GrantDeps) {
  return async (c: Context, page: RegistrySnapshot, live: RegistrySnapshot): Promise<boolean> => {
    const token = readFiguresCookie(c);
    const canaries = live.registry.remotes.filter(isCanary);
    const isProof = canaries.length > 0 && !isOfPreview(page, canaries);
    const grant = isProof
      ? { ...grantOf(canaries, page, await people.viewerOf(c)), network: people.networkOf(c) }
      : null;
    if (!grant || Object.keys(grant.canaries).length === 0) {
      if (token) clearFiguresCookie(c);
      return token !== null;
    }
    if (token && tokens.isCurrent(token, grant)) return false;
    writeFiguresCookie(c, tokens.issue(grant), isSecure);
    return true;
  };
}
