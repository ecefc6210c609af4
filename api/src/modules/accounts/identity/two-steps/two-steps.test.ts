import { describe, expect, it } from 'vitest';
import { readQr } from '#testing/fixtures/read-qr.ts';
import { codeAt, twoStepsCalls } from '#testing/fixtures/two-steps.fixture.ts';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, signIn, verify, challengeOf, buildSecured } = twoStepsCalls(api);
const MINUTE_MS = 60_000;
const now = () => api.clock.now();
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const wrongCode = (secret: string) => (codeAt(secret, now()) === '000000' ? '000001' : '000000');

describe('setting up an app', () => {
  it('an app is set up by a QR code or a secret, confirmed by its first code, and gives ten recovery codes', async () => {
    const user = await api.buildUser({ email: 'maryam@academy.test' });
    const token = await api.tokenFor(user);
    const first = await call('post', 'two-steps/totp', undefined, { token });
    const { secret, uri, qr } = first.body;
    expect(first.body.data).toEqual({ secret, uri, qr });
    expect(uri).toMatch(/^otpauth:\/\/totp\/[^?]*maryam(@|%40)academy\.test\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(readQr(qr)).toBe(uri);
    const confirmed = await call('post', 'two-steps/totp/confirm', { code: codeAt(secret, now()) }, { token });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    const state = await call('get', 'two-steps', undefined, { token });
    expect(state.body.data).toMatchObject({ totp: true, passkeys: [], recoveryCodes: 10, required: false });
    expect(await subjects()).toEqual(['Two-step sign-in is on · بدأ العمل بتسجيل الدخول بخطوتين']);
  });

  it('an app is active only after its first right code', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    const { secret } = (await call('post', 'two-steps/totp', undefined, { token })).body;
    const rejected = await call('post', 'two-steps/totp/confirm', { code: wrongCode(secret) }, { token });
    expect([rejected.status, rejected.body.fields[0].path]).toEqual([422, 'code']);
    expect((await signIn(user.email)).body.data.token).toBeDefined();
  });

  it('a new app replaces the former one with its first code, and new recovery codes replace the former ones', async () => {
    const { email, token, secret, recoveryCodes } = await buildSecured();
    const next = (await call('post', 'two-steps/totp', undefined, { token })).body.secret;
    expect((await verify(await challengeOf(email), codeAt(secret, now()))).status).toBe(200);
    const confirmed = await call('post', 'two-steps/totp/confirm', { code: codeAt(next, now()) }, { token });
    expect(confirmed.status).toBe(200);
    api.clock.advance(MINUTE_MS);
    expect((await verify(await challengeOf(email), codeAt(secret, now()))).status).toBe(422);
    expect((await verify(await challengeOf(email), recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await verify(await challengeOf(email), codeAt(next, now()))).status).toBe(200);
  });

  it('the secret and the codes are not readable in the database', async () => {
    const { secret, recoveryCodes, user } = await buildSecured();
    const { sql } = api.deps.database;
    const [row] = await sql.query<{ text: string }>({
      text: `select (select string_agg(t::text, '') from totp_secrets t) || (select string_agg(c::text, '') from recovery_codes c) as text`,
    });
    const stored = Buffer.from(row?.text ?? '', 'utf8').toString();
    const hidden = [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))];
    for (const text of hidden) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
    const [sealed] = await sql.query<{ secret: Buffer }>({ text: 'select secret from totp_secrets' });
    expect(api.deps.twoSteps.unseal(user.id, sealed?.secret ?? Buffer.of())).toBe(secret);
    expect(api.deps.twoSteps.unseal(user.id + 1, sealed?.secret ?? Buffer.of())).toBeNull();
  });
});

describe('a sign-in with two steps', () => {
  it('the right password gives a challenge instead of a token, and the code of the app gives the token', async () => {
    const { email, secret, user } = await buildSecured({ role: 'teacher' });
    const first = await signIn(email);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body.data).sort()).toEqual(['challenge', 'methods']);
    expect(first.body.data.methods).toEqual(['totp', 'recovery']);
    const second = await verify(first.body.data.challenge, codeAt(secret, now()));
    const profile = await call('get', 'profile', undefined, { token: second.body.data.token });
    expect(profile.body.data.user.id).toBe(String(user.id));
  });

  it('a challenge can be used only for its second step', async () => {
    const { email } = await buildSecured();
    const token = await challengeOf(email);
    expect((await call('get', 'profile', undefined, { token })).status).toBe(401);
  });

  it('the response to a wrong password does not reveal whether there is a second step', async () => {
    const [{ email }, plain] = [await buildSecured(), await api.buildUser()];
    const wrong = (address: string) => call('post', 'login', { email: address, password: 'wrong one' });
    const [secured, other, nobody] = [await wrong(email), await wrong(plain.email), await wrong('no@academy.test')];
    const said = ({ status, body: { requestId, ...body } }: typeof secured) => [status, body];
    expect(said(secured)).toEqual(said(other));
    expect(said(secured)).toEqual(said(nobody));
  });

  it('the response to a user without a second step is only the token', async () => {
    const { email } = await api.buildUser();
    const { body } = await signIn(email);
    expect(body).toEqual({ data: { token: expect.any(String) } });
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('the code of %i times 30 seconds from now gives status %i', async (steps, status) => {
    const { email, secret } = await buildSecured();
    api.clock.advance(5 * MINUTE_MS);
    expect((await verify(await challengeOf(email), codeAt(secret, now(), steps))).status).toBe(status);
  });

  it('a code can be used once, even in parallel, and afterwards no earlier code is accepted', async () => {
    const { email, secret } = await buildSecured();
    api.clock.advance(5 * MINUTE_MS);
    const code = codeAt(secret, now());
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const both = await Promise.all([verify(one, code), verify(two, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await verify(await challengeOf(email), code)).status).toBe(422);
    expect((await verify(await challengeOf(email), codeAt(secret, now(), -1))).status).toBe(422);
    expect((await verify(await challengeOf(email), codeAt(secret, now(), 1))).status).toBe(200);
  });

  it('the code that confirmed an app cannot be used to sign in', async () => {
    const { email, secret } = await buildSecured();
    expect((await verify(await challengeOf(email), codeAt(secret, now(), -1))).status).toBe(422);
  });

  it('a code may have Arabic digits and a blank in the middle', async () => {
    const { email, secret } = await buildSecured();
    const digits = [...codeAt(secret, now())].map((digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const typed = `${digits.slice(0, 3).join('')} ${digits.slice(3).join('')}`;
    expect((await verify(await challengeOf(email), typed)).status).toBe(200);
  });

  it('a recovery code can be used once, in any spelling, and its use is mailed', async () => {
    const { email, recoveryCodes } = await buildSecured();
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await challengeOf(email), first)).status).toBe(200);
    expect((await verify(await challengeOf(email), first)).status).toBe(422);
    expect((await verify(await challengeOf(email), ` ${second.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    const [newest] = await api.mails();
    expect(newest?.subject).toBe('A recovery code was used · استُخدم رمز احتياطي');
    expect(newest?.text).toContain('Codes left: 8.');
  });

  it.each([
    ['numbered', (first: string) => `3. ${first}`],
    ['after its number and a bracket, in Arabic digits', (first: string) => `٣) ${first}`],
    ['before another one', (first: string, second: string) => `${first}\n${second}`],
    [
      'between others, without anything between them',
      (first: string, ...others: string[]) => `${first}${others.join('')}`,
    ],
  ])('a recovery code is found where it is pasted %s', async (_, pasted) => {
    const { email, token, recoveryCodes } = await buildSecured();
    const [first = '', ...others] = recoveryCodes;
    expect((await verify(await challengeOf(email), pasted(first, ...others))).status).toBe(200);
    const remaining = async () => (await call('get', 'two-steps', undefined, { token })).body.data.recoveryCodes;
    expect(await remaining()).toBe(9);
    expect((await verify(await challengeOf(email), first)).status).toBe(422);
    expect((await verify(await challengeOf(email), others[0] ?? '')).status).toBe(200);
  });

  it('of several pasted recovery codes the first unused one is used', async () => {
    const { email, recoveryCodes } = await buildSecured();
    const [first = '', second = '', third = ''] = recoveryCodes;
    const pasted = `1. ${first} 2. ${second}`;
    expect((await verify(await challengeOf(email), pasted)).status).toBe(200);
    expect((await verify(await challengeOf(email), pasted)).status).toBe(200);
    expect((await verify(await challengeOf(email), pasted)).status).toBe(422);
    expect((await verify(await challengeOf(email), third)).status).toBe(200);
  });

  it.each([
    [-10, 'clock', 'Check that your phone sets its clock by itself'],
    [-4, 'clock', 'Check that your phone sets its clock by itself'],
    [-2, 'clock', 'Check that your phone sets its clock by itself'],
    [2, 'clock', 'Check that your phone sets its clock by itself'],
    [3, 'clock', 'Check that your phone sets its clock by itself'],
    [-11, 'wrong', 'The code is not correct'],
    [4, 'wrong', 'The code is not correct'],
  ])(
    'a code of %i times 30 seconds from now is rejected as %s, at sign-in and set-up',
    async (steps, code, message) => {
      const { email, secret, token } = await buildSecured();
      api.clock.advance(10 * MINUTE_MS);
      const rejected = { status: 422, body: { fields: [{ path: 'code', code, message }] } };
      expect(await verify(await challengeOf(email), codeAt(secret, now(), steps))).toMatchObject(rejected);
      const next = (await call('post', 'two-steps/totp', undefined, { token })).body.secret;
      const body = { code: codeAt(next, now(), steps) };
      expect(await call('post', 'two-steps/totp/confirm', body, { token })).toMatchObject(rejected);
    },
  );

  it('a code that was used says so, also one of the set-up, and another code of the same steps does not', async () => {
    const { email, secret } = await buildSecured();
    const said = async (code: string) => (await verify(await challengeOf(email), code)).body.fields[0];
    const used = { code: 'used', message: 'This code was used already; wait for the next one' };
    expect(await said(codeAt(secret, now(), -1))).toMatchObject(used);
    expect((await verify(await challengeOf(email), codeAt(secret, now()))).status).toBe(200);
    expect(await said(codeAt(secret, now()))).toMatchObject(used);
    expect(await said(wrongCode(secret))).toMatchObject({ code: 'wrong' });
  });

  it('a challenge of one user does not accept a code of another', async () => {
    const [mine, theirs] = [await buildSecured(), await buildSecured()];
    const challenge = await challengeOf(theirs.email);
    expect((await verify(challenge, codeAt(mine.secret, now()))).status).toBe(422);
    expect((await verify(challenge, mine.recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await verify(await challengeOf(mine.email), mine.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('a challenge can be used once', async () => {
    const { email, secret, recoveryCodes } = await buildSecured();
    const challenge = await challengeOf(email);
    expect((await verify(challenge, codeAt(secret, now()))).status).toBe(200);
    const again = await verify(challenge, recoveryCodes[0] ?? '');
    expect([again.status, again.body.fields[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'challenge', code: 'ended' }),
    ]);
  });

  it('a challenge is valid for five minutes', async () => {
    const { email, secret } = await buildSecured();
    const challenge = await challengeOf(email);
    api.clock.advance(5 * MINUTE_MS);
    expect((await verify(challenge, codeAt(secret, now()))).body.fields[0].path).toBe('challenge');
  });

  it('a challenge allows five wrong codes, also by parallel guesses', async () => {
    const { email, secret } = await buildSecured();
    const challenge = await challengeOf(email);
    const guesses = await Promise.all(Array.from({ length: 7 }, () => verify(challenge, wrongCode(secret))));
    const paths = guesses.map(({ body }) => body.fields[0].path).sort();
    expect(paths).toEqual([...Array(2).fill('challenge'), ...Array(5).fill('code')]);
    expect((await verify(challenge, codeAt(secret, now()))).body.fields[0].path).toBe('challenge');
  });

  it('a challenge ends with a change of the password', async () => {
    const { email, secret, token } = await buildSecured();
    const challenge = await challengeOf(email);
    await call('put', 'own-password', { currentPassword: TEST_PASSWORD, newPassword: 'brand new' }, { token });
    expect((await verify(challenge, codeAt(secret, now()))).body.fields[0].path).toBe('challenge');
  });

  it('a deactivated user cannot sign in with an open challenge', async () => {
    const { email, secret, user } = await buildSecured();
    const challenge = await challengeOf(email);
    await api.deps.database.sql.query({ text: 'update users set active = false where id = $1', values: [user.id] });
    expect((await verify(challenge, codeAt(secret, now()))).status).toBe(422);
  });
});

describe('limits of the second step', () => {
  const guess = async (email: string, secret: string, headers = {}) =>
    (await verify(await challengeOf(email, headers), wrongCode(secret), headers)).status;

  it('after ten wrong codes of one user from one network further codes are 429, only there', async () => {
    const { email, secret } = await buildSecured();
    for (let each = 0; each < 10; each += 1) expect(await guess(email, secret)).toBe(422);
    const rejected = await verify(await challengeOf(email), codeAt(secret, now()));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    expect((await verify(await challengeOf(email, elsewhere), codeAt(secret, now()), elsewhere)).status).toBe(200);
  });

  it('after thirty wrong codes of one user in an hour further codes are 429 everywhere, but a recovery code still works', async () => {
    const { email, secret, recoveryCodes } = await buildSecured();
    const from = (each: number) => ({ 'x-forwarded-for': `198.51.100.${each}` });
    for (let each = 0; each < 30; each += 1) expect(await guess(email, secret, from(each))).toBe(422);
    expect((await verify(await challengeOf(email, from(100)), codeAt(secret, now()), from(100))).status).toBe(429);
    const recovered = await verify(await challengeOf(email, from(101)), recoveryCodes[0] ?? '', from(101));
    expect(recovered.status).toBe(200);
  });

  it('right codes do not count towards the limits', async () => {
    const { email, secret } = await buildSecured();
    for (let each = 0; each < 12; each += 1) {
      api.clock.advance(MINUTE_MS);
      expect((await verify(await challengeOf(email), codeAt(secret, now()))).status).toBe(200);
    }
  });
});

describe('sign-in after a reset', () => {
  it('a new password by mail does not skip the second step', async () => {
    const { email, secret } = await buildSecured();
    const asked = await api.request('post', '/api/auth/forgetPassword', { body: { email } });
    const cookie = /reset_ctx=[^;]+/.exec(asked.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const [mail] = await api.mails();
    const headers = { cookie };
    await call('post', 'auth/verifyResetcode', { resetCode: /\d{6}/.exec(mail?.subject ?? '')?.[0] }, { headers });
    const { body } = await call('put', 'auth/resetPassword', { email, newPassword: 'brand new' }, { headers });
    expect(Object.keys(body).sort()).toEqual(['challenge', 'methods']);
    expect((await verify(body.challenge, codeAt(secret, now()))).status).toBe(200);
  });
});

describe('removing the second step', () => {
  it('after the app is removed the password alone signs in, and the recovery codes are deleted', async () => {
    const { email, token } = await buildSecured();
    expect((await call('delete', 'two-steps/totp', undefined, { token })).status).toBe(200);
    expect((await signIn(email)).body.data.token).toBeDefined();
    const { data } = (await call('get', 'two-steps', undefined, { token })).body;
    expect(data).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect((await subjects())[0]).toContain('Two-step sign-in by app is off');
  });

  it('a session older than a quarter of an hour needs the password for a change', async () => {
    const { token } = await buildSecured();
    api.clock.advance(15 * MINUTE_MS + 1);
    expect((await call('get', 'two-steps', undefined, { token })).body.data.passwordNeeded).toBe(true);
    const calls = [
      ['post', 'two-steps/totp'],
      ['post', 'two-steps/recovery-codes'],
      ['post', 'two-steps/passkeys/options'],
      ['delete', 'two-steps/totp'],
    ] as const;
    for (const [method, path] of calls) {
      const without = await call(method, path, {}, { token });
      expect([path, without.status, without.body.code]).toEqual([path, 403, 'password_needed']);
      const wrong = await call(method, path, { password: 'wrong one' }, { token });
      expect([path, wrong.status, wrong.body.fields[0].path]).toEqual([path, 422, 'password']);
    }
    for (const [method, path] of calls)
      expect((await call(method, path, { password: TEST_PASSWORD }, { token })).status).toBe(200);
  });

  it('new recovery codes make the former ones invalid', async () => {
    const { email, token, recoveryCodes } = await buildSecured();
    const { body } = await call('post', 'two-steps/recovery-codes', undefined, { token });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await verify(await challengeOf(email), recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await verify(await challengeOf(email), body.recoveryCodes[0])).status).toBe(200);
  });

  it('an admin can reset the second step of a user: the password is then enough, sessions end, it is mailed and audited', async () => {
    const { email, token, user } = await buildSecured({ role: 'teacher' });
    const admin = await api.buildUser({ role: 'admin' });
    const asAdmin = { token: await api.tokenFor(admin) };
    const seen = await call('get', `users/${user.id}`, undefined, asAdmin);
    expect(seen.body.data.data[0].may.resetTwoSteps).toBe(true);
    expect((await call('delete', `users/${user.id}/two-steps`, undefined, asAdmin)).status).toBe(200);
    expect((await call('get', 'profile', undefined, { token })).status).toBe(401);
    expect((await signIn(email)).body.data.token).toBeDefined();
    expect(await subjects()).toContain('Your two-step sign-in was reset · أُعيد ضبط تسجيل الدخول بخطوتين');
    const audit = await call('get', 'audit?per_page=1', undefined, asAdmin);
    expect(audit.body.data[0]).toMatchObject({ action: 'user.reset-two-steps', subject_id: String(user.id) });
  });

  it('an admin can reset neither a super-admin’s second step nor their own one', async () => {
    const superAdmin = await buildSecured({ role: 'super-admin' });
    const admin = await buildSecured({ role: 'admin' });
    for (const { user } of [superAdmin, admin])
      expect((await call('delete', `users/${user.id}/two-steps`, undefined, admin)).status).toBe(403);
  });
});

describe('roles that require a second step', () => {
  const mustBe = async (roles: unknown) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    return call('put', 'settings', { two_steps_roles: roles }, { token });
  };

  it.each([
    [['teacher', 'admin'], 'teacher,admin'],
    ['admin, teacher', 'teacher,admin'],
    ['superAdmin', 'super-admin'],
    ['', ''],
    [[], ''],
  ])('the setting accepts %j as %j', async (sent, kept) => {
    const { status, body } = await mustBe(sent);
    expect(status).toBe(200);
    const settings = body.data.groups.flatMap((group: { settings: { key: string }[] }) => group.settings);
    expect(settings.find(({ key }: { key: string }) => key === 'two_steps_roles').value).toBe(kept);
  });

  it.each(['nobody', ['janitor'], 5])('the setting rejects %j', async (sent) => {
    const { status, body } = await mustBe(sent);
    expect([status, body.fields[0].path]).toEqual([422, 'two_steps_roles']);
  });

  it('a user who must set up a second step can call nothing else: every other call is 403 with a code of its own', async () => {
    const teacher = await api.buildTeacher();
    const token = await api.tokenFor(teacher);
    await mustBe(['teacher']);
    const rejected = await call('get', 'users', undefined, { token });
    expect([rejected.status, rejected.body.code]).toEqual([403, 'two_steps_needed']);
    expect((await call('get', 'posts', undefined, { token })).body.code).toBe('two_steps_needed');
    expect((await call('get', 'profile', undefined, { token })).body.data.two_steps_needed).toBe(true);
    const { secret } = (await call('post', 'two-steps/totp', undefined, { token })).body;
    await call('post', 'two-steps/totp/confirm', { code: codeAt(secret, now()) }, { token });
    expect((await call('get', 'posts', undefined, { token })).status).toBe(200);
    expect((await call('get', 'profile', undefined, { token })).body.data.two_steps_needed).toBeUndefined();
  });

  it('users of other roles are not affected, and their profile does not mention it', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'student' }));
    await mustBe(['teacher']);
    expect((await call('get', 'posts', undefined, { token })).status).toBe(200);
    expect(Object.keys((await call('get', 'profile', undefined, { token })).body.data)).not.toContain(
      'two_steps_needed',
    );
  });

  it('a user who must have a second step cannot remove the last one', async () => {
    const { token } = await buildSecured({ role: 'teacher' });
    await mustBe(['teacher']);
    const { data } = (await call('get', 'two-steps', undefined, { token })).body;
    expect([data.required, data.may.remove]).toEqual([true, false]);
    expect((await call('delete', 'two-steps/totp', undefined, { token })).status).toBe(409);
  });

  it('a file token of a user who must set up a second step opens nothing', async () => {
    const teacher = await api.buildTeacher();
    const viewer = await api.deps.sessions.find(await api.tokenFor(teacher));
    if (!viewer) throw new Error('no viewer');
    const fileToken = api.deps.fileTokens.issue(viewer);
    expect(await api.deps.fileTokens.find(fileToken)).not.toBeNull();
    await mustBe(['teacher']);
    expect(await api.deps.fileTokens.find(fileToken)).toBeNull();
  });
});
