import { codeVectors } from '@academy/shared-auth/typed-text-vectors';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { verifyCodeBody } from '#modules/accounts/identity/identity.schema.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const email = 'maryam@academy.test';
const minute = 60_000;

const cookieOf = (response: Response) => /reset_ctx=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
const asCookie = (context: string) => ({ headers: { cookie: `reset_ctx=${context}` } });

async function startReset(address = email, call: object = {}) {
  const response = await api.request('post', '/api/auth/forgetPassword', { body: { email: address }, ...call });
  const [mail] = await api.mails();
  return { response, context: cookieOf(response), code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '', mail };
}

const verify = (resetCode: string, call: object = {}) =>
  api.request('post', '/api/auth/verifyResetcode', { body: { resetCode }, ...call });
const setPassword = (address: string, newPassword: string, call: object = {}) =>
  api.request('put', '/api/auth/resetPassword', { body: { email: address, newPassword }, ...call });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a reset', () => {
  it('a reset by mail in both languages leads through three steps to a new session', async () => {
    const user = await api.buildUser({ email });
    const old = await api.tokenFor(user);
    const { context, code, mail, response } = await startReset('MARYAM@academy.test');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(mail?.text).toContain('Your reset code');
    expect(mail?.text).toContain('رمز الاستعادة');
    expect((await verify(code, asCookie(context))).status).toBe(200);
    const { token } = await (await setPassword(email, 'brand new', asCookie(context))).json();
    expect((await api.request('get', '/api/profile', { token })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token: old })).status).toBe(401);
    const signedIn = await api.request('post', '/api/login', { body: { email, password: 'brand new' } });
    expect(signedIn.status).toBe(200);
  });

  it('a reset for an unknown user says that there is no such user', async () => {
    const response = await api.request('post', '/api/auth/forgetPassword', { body: { email: 'no@academy.test' } });
    expect(response.status).toBe(404);
    expect((await response.json()).message).toBe('No user found for this email');
  });

  it('a reset without a verified code changes nothing', async () => {
    await api.buildUser({ email });
    const { context } = await startReset();
    expect((await setPassword(email, 'brand new', asCookie(context))).status).toBe(400);
    expect((await setPassword(email, 'brand new')).status).toBe(400);
  });

  it('a verified reset can be used only for the requesting e-mail, and once', async () => {
    await api.buildUser({ email });
    await api.buildUser({ email: 'other@academy.test' });
    const { context, code } = await startReset();
    await verify(code, asCookie(context));
    expect((await setPassword('other@academy.test', 'brand new', asCookie(context))).status).toBe(400);
    expect((await setPassword(email, 'brand new', asCookie(context))).status).toBe(200);
    expect((await setPassword(email, 'another', asCookie(context))).status).toBe(400);
  });

  it('a reset rejects a code of another context', async () => {
    await api.buildUser({ email });
    await api.buildUser({ email: 'other@academy.test' });
    const mine = await startReset();
    const other = await startReset('other@academy.test');
    expect((await verify(mine.code, asCookie(other.context))).status).toBe(400);
    expect((await verify(other.code, asCookie(other.context))).status).toBe(200);
  });

  it('a reset accepts five attempts, then rejects even the right code', async () => {
    await api.buildUser({ email });
    const { context, code } = await startReset();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await verify(wrong(code), asCookie(context));
      expect(response.status).toBe(400);
      expect((await response.json()).message).toBe('Reset code is invalid or expired');
    }
    expect((await verify(code, asCookie(context))).status).toBe(400);
  });

  it('a reset expires after ten minutes, before and after the code was verified', async () => {
    await api.buildUser({ email });
    const late = await startReset();
    api.clock.advance(10 * minute + 1);
    expect((await verify(late.code, asCookie(late.context))).status).toBe(400);
    const slow = await startReset();
    expect((await verify(slow.code, asCookie(slow.context))).status).toBe(200);
    api.clock.advance(10 * minute + 1);
    expect((await setPassword(email, 'brand new', asCookie(slow.context))).status).toBe(400);
  });

  it('a reset code may have Arabic digits and a blank in the middle', async () => {
    await api.buildUser({ email });
    const { context, code } = await startReset();
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const typed = `${arabic.slice(0, 3).join('')} ${arabic.slice(3).join('')}`;
    expect((await verify(typed, asCookie(context))).status).toBe(200);
  });

  it.each(codeVectors.accepted)('the API reads the reset code %j as its digits', (resetCode) => {
    expect(v.parse(verifyCodeBody, { resetCode })).toEqual({ resetCode: codeVectors.code });
  });
});

describe('codes of one user', () => {
  const from = (network: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${network}` } });
  const codesSent = async () => (await api.mails()).length;

  it('a browser that requests a reset again gets a new code, which replaces its former one', async () => {
    await api.buildUser({ email });
    const first = await startReset();
    const second = await startReset(email, asCookie(first.context));
    expect((await verify(first.code, asCookie(first.context))).status).toBe(400);
    expect((await verify(second.code, asCookie(second.context))).status).toBe(200);
  });

  it('a request for somebody else’s address ends no code, verified or not', async () => {
    await api.buildUser({ email });
    const waiting = await startReset();
    const verified = await startReset();
    await verify(verified.code, asCookie(verified.context));
    const stranger = await startReset(email, from(1));
    expect((await verify(stranger.code, asCookie(waiting.context))).status).toBe(400);
    expect((await setPassword(email, 'brand new', asCookie(stranger.context))).status).toBe(400);
    expect((await verify(waiting.code, asCookie(waiting.context))).status).toBe(200);
    expect((await setPassword(email, 'brand new', asCookie(verified.context))).status).toBe(200);
  });

  it('a browser that requests a code again after verifying one can still set the password', async () => {
    await api.buildUser({ email });
    const first = await startReset();
    await verify(first.code, asCookie(first.context));
    const second = await startReset(email, asCookie(first.context));
    expect((await setPassword(email, 'brand new', asCookie(second.context))).status).toBe(200);
  });

  it('a network has at most three codes of a user: a fourth request has the same response, but sends and ends nothing', async () => {
    await api.buildUser({ email });
    const three = [await startReset(), await startReset(), await startReset()];
    const fourth = await startReset();
    expect([fourth.response.status, await fourth.response.json()]).toEqual([
      200,
      { message: 'The code is on its way' },
    ]);
    expect(fourth.context).toMatch(/^[\w-]{43}$/);
    expect(await codesSent()).toBe(3);
    for (const { code, context } of three) expect((await verify(code, asCookie(context))).status).toBe(200);
  });

  it('four parallel requests of one network start three codes', async () => {
    await api.buildUser({ email });
    const responses = await Promise.all([1, 2, 3, 4].map(() => startReset()));
    for (const { response } of responses) expect(response.status).toBe(200);
    expect(await codesSent()).toBe(3);
  });

  it('repeated reset requests from one network do not lock the user out', async () => {
    await api.buildUser({ email });
    for (let each = 0; each < 12; each += 1) {
      expect((await startReset(email, from(1))).response.status).toBe(200);
      api.clock.advance(10 * minute + 1);
    }
    expect(await codesSent()).toBe(5);
    const { code, context } = await startReset(email, from(2));
    expect(await codesSent()).toBe(6);
    expect((await verify(code, asCookie(context))).status).toBe(200);
  });

  it('after twenty mails an hour to one address the last code stays valid', async () => {
    await api.buildUser({ email });
    for (let each = 0; each < 19; each += 1) {
      await startReset(email, from(each));
      api.clock.advance(10 * minute + 1);
    }
    const last = await startReset(email, from(50));
    const beyond = await startReset(email, from(51));
    const own = await startReset(email, { headers: { ...from(50).headers, ...asCookie(last.context).headers } });
    expect([beyond.response.status, own.response.status, await codesSent()]).toEqual([200, 200, 20]);
    expect(own.context).toBe(last.context);
    expect((await verify(last.code, asCookie(last.context))).status).toBe(200);
  });

  it('after fifteen wrong tries for one user in an hour each later code has one try', async () => {
    await api.buildUser({ email });
    for (let each = 0; each < 3; each += 1) {
      const { code, context } = await startReset(email, from(each));
      for (let attempt = 0; attempt < 5; attempt += 1) await verify(wrong(code), asCookie(context));
    }
    const own = await startReset(email, from(8));
    expect((await verify(wrong(own.code), asCookie(own.context))).status).toBe(400);
    expect((await verify(own.code, asCookie(own.context))).status).toBe(400);
    const next = await startReset(email, from(9));
    expect((await verify(next.code, asCookie(next.context))).status).toBe(200);
  });

  describe.each(['student', 'admin', 'super-admin'] as const)('strangers who ask for the codes of a %s', (role) => {
    const strangers = async (networks: number[]) => {
      for (const network of networks) await startReset(email, from(network));
    };

    it('do not keep a browser in another network from its mail and its code', async () => {
      await api.buildUser({ email, role });
      await strangers([1, 1, 1, 2, 2, 2, 3, 4]);
      const sent = await codesSent();
      const own = await startReset(email, from(9));
      expect(await codesSent()).toBe(sent + 1);
      const browser = { headers: { ...from(9).headers, ...asCookie(own.context).headers } };
      expect((await verify(own.code, browser)).status).toBe(200);
      expect((await setPassword(email, 'brand new', browser)).status).toBe(200);
    });

    it('do not keep a browser in their own network from using a code that was mailed', async () => {
      await api.buildUser({ email, role });
      await strangers([1, 1, 1]);
      const own = await startReset(email, from(1));
      expect(own.code).toMatch(/^\d{6}$/);
      const verified = await verify(own.code, asCookie(own.context));
      expect(verified.status).toBe(200);
      expect((await setPassword(email, 'brand new', asCookie(cookieOf(verified)))).status).toBe(200);
    });

    it('do not keep a client without cookies from its code', async () => {
      await api.buildUser({ email, role });
      await strangers([1, 1, 1, 2, 2, 2]);
      const { code } = await startReset(email, from(9));
      expect((await verify(code, from(9))).status).toBe(200);
      expect((await setPassword(email, 'brand new', from(9))).status).toBe(200);
    });
  });

  it('a cookie of no live code has the limits of a client without cookies', async () => {
    await api.buildUser({ email });
    const { code } = await startReset();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(wrong(code), asCookie('x'.repeat(43)))).status).toBe(400);
    expect((await verify(code, asCookie('x'.repeat(43)))).status).toBe(429);
  });

  it('a network has one code where networks together have six', async () => {
    await api.buildUser({ email });
    for (const network of [1, 1, 1, 2, 2, 2, 3, 3, 4]) await startReset(email, from(network));
    expect(await codesSent()).toBe(8);
  });

  it('a new password ends the user’s other codes', async () => {
    await api.buildUser({ email });
    const other = await startReset();
    const { code, context } = await startReset();
    await verify(code, asCookie(context));
    await setPassword(email, 'brand new', asCookie(context));
    expect((await verify(other.code, asCookie(other.context))).status).toBe(400);
  });
});

describe('a reset without cookies', () => {
  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('a reset without cookies finds the code among the active ones, only from the same address', async () => {
    await api.buildUser({ email });
    const { code } = await startReset();
    expect((await verify(code, at('198.51.100.1'))).status).toBe(200);
    expect((await setPassword(email, 'stolen one', at('198.51.100.2'))).status).toBe(400);
    expect((await setPassword(email, 'brand new', at('198.51.100.1'))).status).toBe(200);
  });

  it('reset codes without cookies can be guessed a hundred times an hour in total', async () => {
    await api.buildUser({ email });
    const { code, context } = await startReset();
    const guesses = Array.from({ length: 100 }, (_, each) =>
      verify(wrong(code), at(`2001:db8:0:${each.toString(16)}::1`)),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
    const rejected = await verify(code, at('198.51.100.1'));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    // A browser with the cookie can continue, whatever limits others have used up.
    expect((await verify(code, asCookie(context))).status).toBe(200);
    expect((await setPassword(email, 'brand new', asCookie(context))).status).toBe(200);
  });

  it('a network that has used its five guesses no longer uses up the total limit', async () => {
    await api.buildUser({ email });
    const { code } = await startReset();
    for (let attempt = 0; attempt < 200; attempt += 1) await verify(wrong(code));
    expect((await verify(code, at('198.51.100.1'))).status).toBe(200);
  });

  it('all addresses of an IPv6 network share five guesses', async () => {
    await api.buildUser({ email });
    const { code } = await startReset();
    for (let each = 0; each < 5; each += 1) await verify(wrong(code), at(`2001:db8:5:6::${each}`));
    expect((await verify(code, at('2001:db8:5:6:7::8'))).status).toBe(429);
  });

  it('a network can guess five times in a quarter of an hour', async () => {
    await api.buildUser({ email });
    const { code } = await startReset();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(wrong(code))).status).toBe(400);
    expect((await verify(code)).status).toBe(429);
  });
});
