import { createHash, randomInt } from 'node:crypto';
import { type Candidate, LANDING, type Registry } from '@academy/shared-auth/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isStartPath } from './landing/landing-site.ts';
import type { OverrideSource, Overrides } from './session/session-composition.ts';

/** The id of the session token's user; null without a session. */
export type FindUser = (token: string) => Promise<number | null>;

type Share = Pick<Candidate, 'percent' | 'salt'>;

const nobody: Overrides = new Map();
const LONGEST_TOKEN = 200;
const PLACE = 'canary-place';
const PLACES = 100;
const WEEK_SECONDS = 604_800;

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

/** Whether a user gets the canary: the same for every request and every process. */
export const isChosen = (userId: number, { percent, salt }: Share): boolean =>
  numberOf(`${userId}|${salt}`) % 100 < percent;

/** Whether the visitor whose browser has this place, of 100, gets the canary. */
export const isPlaceChosen = (place: number, { percent, salt }: Share): boolean =>
  (place + numberOf(salt)) % PLACES < percent;

/**
 * The start page is for visitors: while it has a canary, their browsers keep a number from 0 to 99, which identifies
 * nobody. Null for the request of a file without one.
 */
function placeOf(c: Context, isSecure: boolean): number | null {
  const known = getCookie(c, PLACE);
  if (known && /^\d{1,2}$/.test(known)) return Number(known);
  if (!isStartPath(c.req.path)) return null;
  const place = randomInt(PLACES);
  const options = { path: '/', maxAge: WEEK_SECONDS, httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  setCookie(c, PLACE, String(place), options);
  return place;
}

const candidatesIn = ({ remotes }: Registry) =>
  remotes.flatMap(({ name, enabled, candidate }) => (enabled && candidate ? [{ name, candidate }] : []));

/**
 * Gives chosen users the canaries of remotes, and chosen browsers that of the landing page. Visitors without a session
 * get the live versions of all other remotes, and so does everybody while users cannot be read. User and browser are
 * looked up only during a canary.
 */
export function candidateOverrides(findUser: FindUser, isSecure = false): OverrideSource {
  const userOf = async (c: Context) => {
    const token = getCookie(c, 'session');
    return token && token.length <= LONGEST_TOKEN ? findUser(token) : null;
  };
  return async (c, registry) => {
    const candidates = candidatesIn(registry);
    if (candidates.length === 0) return nobody;
    const place = candidates.some(({ name }) => name === LANDING) ? placeOf(c, isSecure) : null;
    const userId = candidates.some(({ name }) => name !== LANDING) ? await userOf(c) : null;
    const chosen = candidates.filter(({ name, candidate }) =>
      name === LANDING
        ? place !== null && isPlaceChosen(place, candidate)
        : userId !== null && isChosen(userId, candidate),
    );
    return new Map(chosen.map(({ name, candidate }) => [name, candidate.version]));
  };
}
