import { describe, expect, it } from 'vitest';
import { softwarePasskey } from '#testing/fixtures/passkey.fixture.ts';
import { codeAt, twoStepsCalls } from '#testing/fixtures/two-steps.fixture.ts';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, signIn, setUp, buildSecured } = twoStepsCalls(api);
const owner = 'maryam@academy.test';
const evil = 'thief@academy.test';

type Passkey = ReturnType<typeof softwarePasskey>;

async function addPasskey(token: string): Promise<Passkey> {
  const passkey = softwarePasskey();
  const { data } = (await call('post', 'two-steps/passkeys/options', undefined, { token })).body;
  const made = passkey.create(data.options.challenge);
  const body = { challenge: data.challenge, name: 'Phone', passkey: made };
  expect((await call('post', 'two-steps/passkeys', body, { token })).status).toBe(201);
  return passkey;
}

async function signInBy(passkey: Passkey): Promise<number> {
  const { data } = (await call('post', 'login/passkey', {})).body;
  const signed = passkey.get(data.options.challenge);
  return (await call('post', 'login/verify', { challenge: data.challenge, passkey: signed })).status;
}

const mailsTo = async (address: string) => (await api.mails()).filter(({ to }) => to?.[0]?.address === address);
const linkTo = async (address: string, page: string): Promise<string> => {
  const mail = (await mailsTo(address)).find(({ text }) => text?.includes(`/auth/${page}?`));
  return mail?.text?.match(/token=([\w-]{43})/)?.[1] ?? '';
};
const change = async (token: string, email: string) =>
  expect((await call('put', 'own-profile', { email }, { token })).status).toBe(200);
const notMe = async (address: string) =>
  (await call('post', 'auth/not-me', { token: await linkTo(address, 'not-me') })).status;

/** Asks for a code, and verifies it. @returns the cookie of the context. */
async function verifiedReset(address: string, headers: Record<string, string> = {}) {
  const asked = await call('post', 'auth/forgetPassword', { email: address }, { headers });
  const cookie = /reset_ctx=[^;]+/.exec(asked.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const [mail] = await mailsTo(address);
  const resetCode = /\d{6}/.exec(mail?.subject ?? '')?.[0];
  const verified = await call('post', 'auth/verifyResetcode', { resetCode }, { headers: { ...headers, cookie } });
  expect(verified.status).toBe(200);
  return { ...headers, cookie };
}
const setPassword = (email: string, headers: Record<string, string>) =>
  call('put', 'auth/resetPassword', { email, newPassword: 'brand new' }, { headers });

const feedOf = async (token: string): Promise<string> => {
  const { data } = (await call('get', 'calendar-feed', undefined, { token })).body;
  return new URL(data.url).pathname;
};
const feedStatus = async (path: string) => (await api.request('get', path)).status;

/** A stolen account: the thief has changed its address, and has set up all that signs in without the password. */
async function stolen() {
  const user = await api.buildUser({ email: owner });
  const thief = await api.tokenFor(user);
  await change(thief, evil);
  const passkey = await addPasskey(thief);
  const { recoveryCodes } = await setUp(thief);
  return { user, thief, passkey, recoveryCodes };
}

describe('"This was not me"', () => {
  it('the owner has the account again with a new password alone, and the thief’s passkey no longer signs in', async () => {
    const { passkey, thief } = await stolen();
    const feed = await feedOf(thief);
    expect([await signInBy(passkey), await feedStatus(feed)]).toEqual([200, 200]);
    expect(await notMe(owner)).toBe(200);
    expect([await signInBy(passkey), await feedStatus(feed)]).toEqual([422, 404]);
    const { body } = await setPassword(owner, await verifiedReset(owner));
    expect(body.token).toEqual(expect.any(String));
    expect(await signInBy(passkey)).toBe(422);
    const { data } = (await call('get', 'two-steps', undefined, { token: body.token })).body;
    expect(data).toMatchObject({ totp: false, passkeys: [], recoveryCodes: 0 });
  });

  it('a code that the thief has verified before sets no password, and one that was mailed to the thief proves nothing', async () => {
    await stolen();
    const cookie = await verifiedReset(evil);
    expect(await notMe(owner)).toBe(200);
    expect((await setPassword(owner, cookie)).status).toBe(400);
    expect((await setPassword(evil, cookie)).status).toBe(400);
  });

  it('a passkey that the thief began to add before is not added afterwards', async () => {
    const { thief } = await stolen();
    const { data } = (await call('post', 'two-steps/passkeys/options', undefined, { token: thief })).body;
    await notMe(owner);
    const passkey = softwarePasskey().create(data.options.challenge);
    const token = (await setPassword(owner, await verifiedReset(owner))).body.token;
    const body = { challenge: data.challenge, name: 'Phone', passkey };
    expect((await call('post', 'two-steps/passkeys', body, { token })).status).toBe(422);
  });

  it('a thief who has changed the address twice cannot take the owner’s link away by the link in between', async () => {
    const { thief } = await stolen();
    api.clock.advance(1000);
    await change(thief, 'thief.2@academy.test');
    expect(await notMe(evil)).toBe(200);
    expect(await notMe(owner)).toBe(200);
    expect((await setPassword(owner, await verifiedReset(owner))).status).toBe(200);
  });

  it('the owner’s link ends the thief’s links to addresses in between', async () => {
    const { thief } = await stolen();
    api.clock.advance(1000);
    await change(thief, 'thief.2@academy.test');
    expect([await notMe(owner), await notMe(evil)]).toEqual([200, 422]);
  });
});

describe('a new password', () => {
  const byStaff = async (id: number) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    return call('put', `users/${id}/password`, { password: 'set by staff' }, { token });
  };
  const byOwner = async (token: string) =>
    call('put', 'own-password', { currentPassword: TEST_PASSWORD, newPassword: 'chosen' }, { token });

  it.each(['staff', 'owner', 'address'])('a verified code ends with a change by %s', async (who) => {
    const user = await api.buildUser({ email: owner });
    const token = await api.tokenFor(user);
    const cookie = await verifiedReset(owner);
    if (who === 'staff') expect((await byStaff(user.id)).status).toBe(200);
    if (who === 'owner') expect((await byOwner(token)).status).toBe(200);
    if (who === 'address') await change(token, evil);
    for (const address of [owner, evil]) expect((await setPassword(address, cookie)).status).toBe(400);
  });

  it('a code that waits for its verification ends with a change of the password too', async () => {
    const user = await api.buildUser({ email: owner });
    await call('post', 'auth/forgetPassword', { email: owner });
    const resetCode = /\d{6}/.exec((await mailsTo(owner))[0]?.subject ?? '')?.[0];
    expect((await byOwner(await api.tokenFor(user))).status).toBe(200);
    expect((await call('post', 'auth/verifyResetcode', { resetCode })).status).toBe(400);
  });

  it('a password set by staff keeps the second step, and ends the feed and the links of former addresses', async () => {
    const { user, email, token } = await buildSecured({ email: owner });
    const feed = await feedOf(token);
    await change(token, evil);
    expect((await byStaff(user.id)).status).toBe(200);
    expect((await call('post', 'login', { email: evil, password: 'set by staff' })).body.data.methods).toContain(
      'totp',
    );
    expect([await feedStatus(feed), await notMe(email)]).toEqual([404, 422]);
  });

  it('the viewer’s own password keeps the viewer’s own session, its second step, the feed and the way back by the former address', async () => {
    const { token, secret } = await buildSecured({ email: owner });
    const feed = await feedOf(token);
    await change(token, evil);
    expect((await byOwner(token)).status).toBe(200);
    expect([(await call('get', 'profile', undefined, { token })).status, await feedStatus(feed)]).toEqual([200, 200]);
    const { challenge } = (await call('post', 'login', { email: evil, password: 'chosen' })).body.data;
    const code = codeAt(secret, api.clock.now());
    expect((await call('post', 'login/verify', { challenge, code })).status).toBe(200);
    expect(await notMe(owner)).toBe(200);
  });

  it('a thief who resets the password by the new address does not end the owner’s way back', async () => {
    await stolen();
    await setPassword(evil, await verifiedReset(evil));
    expect(await notMe(owner)).toBe(200);
  });

  it('nobody sets their own password at the door for others, which does not ask for the present one', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(admin);
    const rejected = await call('put', `users/${admin.id}/password`, { password: 'without asking' }, { token });
    expect([rejected.status, rejected.body.message]).toEqual([
      403,
      'Change your own password in your profile, with the present one',
    ]);
    expect((await signIn(admin.email)).status).toBe(200);
    const { body } = await call('get', `users/${admin.id}`, undefined, { token });
    expect(body.data.data[0].may.changePassword).toBe(false);
  });

  it('an invitation that is accepted ends a stranger’s passkey and the link that restores the stranger’s address', async () => {
    const { user, passkey, thief } = await stolen();
    const feed = await feedOf(thief);
    const { addLink } = await import('./email/email-links.ts');
    const link = { userId: user.id, purpose: 'invite', email: evil, now: api.clock.now() } as const;
    const token = await addLink(api.deps.database.sql, link);
    const { body } = await call('post', 'auth/invitation', { token, password: 'chosen here' });
    expect(body.token).toEqual(expect.any(String));
    expect([await signInBy(passkey), await notMe(owner), await feedStatus(feed)]).toEqual([422, 422, 404]);
  });

  it('a reset of the second steps by staff ends codes for a password and open sign-ins too', async () => {
    const { user, secret } = await buildSecured({ email: owner });
    const cookie = await verifiedReset(owner);
    const { challenge } = (await signIn(owner)).body.data;
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    expect((await call('delete', `users/${user.id}/two-steps`, undefined, { token })).status).toBe(200);
    expect((await setPassword(owner, cookie)).status).toBe(400);
    const code = codeAt(secret, api.clock.now());
    expect((await call('post', 'login/verify', { challenge, code })).status).toBe(422);
  });
});

describe('mails about security', () => {
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject?.split(' · ')[0]);

  it('what happens to an account is mailed to its former address too, for 7 days after a change of the address', async () => {
    const { thief } = await stolen();
    await call('put', 'own-password', { currentPassword: TEST_PASSWORD, newPassword: 'chosen' }, { token: thief });
    expect((await subjectsTo(owner)).sort()).toEqual(
      [
        'A passkey was added',
        'Two-step sign-in is on',
        'Your email address was changed',
        'Your password was changed',
      ].sort(),
    );
    expect((await mailsTo(owner))[0]?.text).toContain('the account had your address until a few days ago');
    api.clock.advance(7 * 24 * 3_600_000 + 1);
    await call('put', 'own-password', { currentPassword: 'chosen', newPassword: 'chosen 2' }, { token: thief });
    expect([
      (await subjectsTo(owner)).length,
      (await subjectsTo(evil)).filter((s) => s === 'Your password was changed').length,
    ]).toEqual([4, 2]);
  });

  it('a thief’s address gets no more mails after "This was not me", and an account that has a former address now gets none', async () => {
    await stolen();
    const before = (await mailsTo(evil)).length;
    await notMe(owner);
    await setPassword(owner, await verifiedReset(owner));
    expect((await mailsTo(evil)).length).toBe(before);
    expect((await subjectsTo(owner)).slice(0, 3)).toContain('Your email address was restored');
    const other = await api.buildUser({ email: 'omar@academy.test' });
    const token = await api.tokenFor(other);
    await change(token, 'omar.2@academy.test');
    await api.buildUser({ email: 'omar@academy.test' });
    await call('put', 'own-password', { currentPassword: TEST_PASSWORD, newPassword: 'chosen' }, { token });
    expect(await subjectsTo('omar@academy.test')).toEqual(['Your email address was changed']);
  });
});
