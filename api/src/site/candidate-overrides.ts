import { createHash } from 'node:crypto';
import type { Candidate } from '@academy/shared-auth/contract';
import { getCookie } from 'hono/cookie';
import type { OverrideSource, Overrides } from './session-composition.ts';

/** The id of the user whose session this token is; null for nobody's. */
export type FindUser = (token: string) => Promise<number | null>;

const nobody: Overrides = new Map();
const LONGEST_TOKEN = 200;

/** Whether a user gets the candidate: the same for every request and every process. */
export function isChosen(userId: number, { percent, salt }: Pick<Candidate, 'percent' | 'salt'>): boolean {
  const digest = createHash('sha256').update(`${userId}|${salt}`).digest();
  return digest.readUInt32BE() % 100 < percent;
}

/**
 * Gives the chosen users the candidates of canaries. Whoever is not signed in gets the live versions, and so does
 * everybody while the user cannot be found. The user is looked for only while there is a canary.
 */
export function candidateOverrides(findUser: FindUser): OverrideSource {
  return async (c, { remotes }) => {
    const candidates = remotes.flatMap(({ name, enabled, candidate }) =>
      enabled && candidate ? [{ name, candidate }] : [],
    );
    if (candidates.length === 0) return nobody;
    const token = getCookie(c, 'session');
    const userId = token && token.length <= LONGEST_TOKEN ? await findUser(token) : null;
    if (userId === null) return nobody;
    const chosen = candidates.filter(({ candidate }) => isChosen(userId, candidate));
    return new Map(chosen.map(({ name, candidate }) => [name, candidate.version]));
  };
}
