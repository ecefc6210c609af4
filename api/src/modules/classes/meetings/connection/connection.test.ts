import { expect, it } from 'vitest';
import type { Deps } from '#base/deps.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { Browser, useMeetings } from '#testing/fixtures/meetings.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { withToken } from '../authorization/access-token.ts';

const api = await useTestApi();
const meetings = await useMeetings(api);
const { call } = classCalls(api);
const { sql } = api.deps.database;

const stateOf = async (person: { id: number }) => (await call(person, 'get', '/zoom/authorization')).body.data;
const token = (deps: Deps, userId: number) =>
  withToken(deps, meetings.provider, userId, async (accessToken) => accessToken);

it('a teacher can give an authorization in a new tab, see it, and revoke it', async () => {
  const teacher = await api.buildTeacher();
  expect(await stateOf(teacher)).toEqual({ provider: 'sandbox', authorization: null });
  const response = await meetings.authorize(teacher);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Zoom is connected')]);
  const { since } = (await stateOf(teacher)).authorization;
  expect((await stateOf(teacher)).authorization).toEqual({ account: 'Salma', since });
  const held = await token(api.deps, teacher.id);
  expect((await call(teacher, 'delete', '/zoom/authorization')).status).toBe(200);
  expect((await stateOf(teacher)).authorization).toBeNull();
  await expect(meetings.provider.findAccount(held)).rejects.toMatchObject({ failure: 'token_rejected' });
  expect((await call(teacher, 'delete', '/zoom/authorization')).status).toBe(200);
});

it('the tokens of an authorization are encrypted in the database', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  const [row] = await sql.query<{ all: string }>({
    text: `select encode(access_token, 'escape') || encode(refresh_token, 'escape') as all from meeting_authorizations`,
  });
  expect(row?.all).not.toContain(await token(api.deps, teacher.id));
});

it('an authorization that was started by another user, or is forged or too old, is rejected', async () => {
  const [teacher, other] = [await api.buildTeacher(), await api.buildTeacher()];
  const browser = new Browser();
  const returned = await meetings.decide(browser, await meetings.begin(browser, teacher), 'allow');
  const stranger = new Browser();
  await meetings.begin(stranger, other);
  expect((await stranger.open(returned)).status).toBe(400);
  expect((await new Browser().open(returned)).status).toBe(400);
  const forged = returned.replace(/state=.{8}/, 'state=AAAAAAAA');
  expect((await browser.open(forged)).status).toBe(400);
  api.clock.advance(16 * 60_000);
  expect((await browser.open(returned)).status).toBe(400);
  expect((await stateOf(teacher)).authorization).toBeNull();
});

it('a teacher who declines, or whose code is invalid, has no authorization', async () => {
  const teacher = await api.buildTeacher();
  const browser = new Browser();
  const declined = await browser.open(
    await meetings.decide(browser, await meetings.begin(browser, teacher), 'decline'),
  );
  expect(await declined.text()).toContain('You declined');
  const returned = await meetings.decide(browser, await meetings.begin(browser, teacher), 'allow');
  const wrong = await browser.open(returned.replace(/code=.{8}/, 'code=AAAAAAAA'));
  expect([wrong.status, (await stateOf(teacher)).authorization]).toEqual([503, null]);
  expect((await browser.open(returned)).status).toBe(200);
});

it('the consent page redirects to the academy only', async () => {
  const teacher = await api.buildTeacher();
  const browser = new Browser();
  const url = new URL(await meetings.begin(browser, teacher));
  url.searchParams.set('redirect_uri', 'https://elsewhere.test/');
  expect((await browser.open(url.href)).status).toBe(400);
});

it('an expired token is refreshed once, however many processes need it in parallel', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  api.clock.advance(3600_000);
  meetings.calls.splice(0);
  const processes = [{ ...api.deps }, { ...api.deps }];
  const tokens = await Promise.all(
    Array.from({ length: 20 }, (_, at) => token(processes[at % 2] ?? api.deps, teacher.id)),
  );
  expect(meetings.calls).toEqual(['POST /oauth/token']);
  expect(new Set(tokens).size).toBe(1);
  expect(await meetings.provider.findAccount(tokens[0] ?? '')).toMatchObject({ name: 'Salma' });
});

it('a token that the provider rejects is refreshed, and the call is repeated', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  meetings.calls.splice(0);
  meetings.faults.push({ status: 401 });
  const find = (accessToken: string) => meetings.provider.findAccount(accessToken);
  expect(await withToken(api.deps, meetings.provider, teacher.id, find)).toMatchObject({ name: 'Salma' });
  expect(meetings.calls).toEqual(['GET /v2/users/me', 'POST /oauth/token', 'GET /v2/users/me']);
});

it('an authorization that was revoked at the provider is deleted by the next refresh', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  await meetings.provider.revoke(await token(api.deps, teacher.id));
  api.clock.advance(3600_000);
  await expect(token(api.deps, teacher.id)).rejects.toMatchObject({ failure: 'unauthorized' });
  expect((await stateOf(teacher)).authorization).toBeNull();
});

it('a refresh that fails keeps the authorization, and the next refresh may succeed', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  api.clock.advance(3600_000);
  meetings.faults.push({ status: 500 }, { status: 500 }, { status: 500 });
  await expect(token(api.deps, teacher.id)).rejects.toMatchObject({ failure: 'unavailable' });
  expect(await token(api.deps, teacher.id)).toBeTruthy();
});
