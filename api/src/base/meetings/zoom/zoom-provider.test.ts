import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, type Fault, useMeetings } from '#testing/fixtures/meetings.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { MeetingError, ProviderTokens } from '../meeting-provider.ts';
import { retryAfterOf } from '../provider-call.ts';
import { ZoomProvider, zoomAddresses } from './zoom-provider.ts';

const api = await useTestApi();
const meetings = await useMeetings(api);
const { provider, faults, calls } = meetings;

const details = { topic: 'Juz Amma – Yusuf', startsAt: new Date('2040-03-01T14:00:00Z'), durationMinutes: 30 };
const wrongKeys = {
  ...zoomAddresses,
  name: 'zoom',
  clientId: 'academy',
  clientSecret: 'wrong',
  webhookSecret: '',
  redirectUri: 'https://academy.test/zoom',
} as const;
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: MeetingError) => error.failure,
  );

async function newCode(): Promise<string> {
  const location = await meetings.decide(new Browser(), provider.authorizeUrl('state', challenge), 'allow');
  return new URL(location).searchParams.get('code') ?? '';
}

let tokens: ProviderTokens;
beforeEach(async () => {
  tokens = await provider.exchange(await newCode(), verifier);
  calls.splice(0);
});

describe('tokens', () => {
  it('an authorization code is accepted once, and only with its verifier', async () => {
    expect(await failureOf(provider.exchange(await newCode(), 'another verifier'))).toBe('unauthorized');
    const code = await newCode();
    await provider.exchange(code, verifier);
    expect(await failureOf(provider.exchange(code, verifier))).toBe('unauthorized');
  });

  it('a refresh token is accepted once, and its new tokens are valid', async () => {
    const renewed = await provider.refresh(tokens.refreshToken);
    expect(await failureOf(provider.refresh(tokens.refreshToken))).toBe('unauthorized');
    expect(await provider.findAccount(renewed.accessToken)).toMatchObject({ name: 'Salma' });
  });

  it('a wrong secret of the academy does not end a teacher’s authorization', async () => {
    const reported: unknown[] = [];
    const fetch = async () => Response.json({ reason: 'Invalid client', error: 'invalid_client' }, { status: 400 });
    const zoom = new ZoomProvider({ ...wrongKeys, fetch, onMisconfigured: (error) => reported.push(error.failure) });
    expect(await failureOf(zoom.refresh(tokens.refreshToken))).toBe('misconfigured');
    expect(reported).toEqual(['misconfigured']);
  });

  it('an access token expires after an hour, and is rejected once it is revoked', async () => {
    api.clock.advance(3600_000);
    expect(await failureOf(provider.findAccount(tokens.accessToken))).toBe('token_rejected');
    const renewed = await provider.refresh(tokens.refreshToken);
    await provider.revoke(renewed.accessToken);
    expect(await failureOf(provider.findAccount(renewed.accessToken))).toBe('token_rejected');
    expect(await failureOf(provider.refresh(renewed.refreshToken))).toBe('unauthorized');
  });
});

describe('meetings', () => {
  it('a meeting is created, changed and deleted, and deleting it again is no error', async () => {
    const { id, joinUrl } = await provider.createMeeting(tokens.accessToken, details);
    expect((await fetch(joinUrl)).status).toBe(200);
    await provider.updateMeeting(tokens.accessToken, id, { ...details, topic: 'Later' });
    expect(await (await fetch(joinUrl)).text()).toContain('Later');
    await provider.deleteMeeting(tokens.accessToken, id);
    await provider.deleteMeeting(tokens.accessToken, id);
    expect((await fetch(joinUrl)).status).toBe(404);
    expect(await failureOf(provider.updateMeeting(tokens.accessToken, id, details))).toBe('missing');
  });

  it('a meeting of another account is not found', async () => {
    const { id } = await provider.createMeeting(tokens.accessToken, details);
    const { accessToken } = await provider.exchange(await newCode(), verifier);
    expect(await failureOf(provider.updateMeeting(accessToken, id, details))).toBe('missing');
  });

  it('an account creates at most a hundred meetings a day, and the error says when the next one is possible', async () => {
    for (let made = 0; made < 100; made += 1) await provider.createMeeting(tokens.accessToken, details);
    const error = await provider.createMeeting(tokens.accessToken, details).catch((reason: MeetingError) => reason);
    expect(error).toMatchObject({ failure: 'limited' });
    const seconds = (error as MeetingError).retryAfter ?? 0;
    const midnight = new Date(api.clock.now().getTime() + seconds * 1000).toISOString();
    expect(midnight.slice(11, 19)).toMatch(/^00:00:0\d$/);
  });
});

describe('faults', () => {
  const change = () => provider.deleteMeeting(tokens.accessToken, '1');
  const create = () => provider.createMeeting(tokens.accessToken, details);

  it.each<[string, Fault[], () => Promise<unknown>, string | null, number]>([
    ['an error of the server is tried again', [{ status: 500 }, { status: 502 }], create, null, 3],
    [
      'three errors of the server are an outage',
      [500, 500, 500].map((status) => ({ status })),
      create,
      'unavailable',
      3,
    ],
    ['no response in time is tried again', ['hang'], change, null, 2],
    ['a meeting is not made again where nobody knows whether it was made', ['hang'], create, 'unavailable', 1],
    ['a short wait is waited for', [{ status: 429, retryAfter: '0' }], create, null, 2],
    ['a long wait is for later', [{ status: 429, retryAfter: '600' }], create, 'limited', 1],
    ['a rejected token is not tried again', [{ status: 401 }], create, 'token_rejected', 1],
    ['a rejected meeting is not tried again', [{ status: 400 }], create, 'rejected', 1],
    ['what is no meeting is an outage', ['garbage'], create, 'unavailable', 1],
  ])('faults: %s', async (_what, faulty, call, failure, count) => {
    if (faulty.includes('hang')) meetings.limits.timeoutMs = 1500;
    faults.push(...faulty);
    expect(await failureOf(call())).toBe(failure);
    expect(calls).toHaveLength(count);
  });

  it('Retry-After is read as seconds or as a date, and as one minute if it is neither', () => {
    const now = Date.parse('2040-03-01T14:00:00Z');
    const of = (value: string) => retryAfterOf(new Headers({ 'retry-after': value }), now);
    expect([of('7'), of('Thu, 01 Mar 2040 14:00:30 GMT'), of('soon')]).toEqual([7, 30, 60]);
  });
});
