import { describe, expect, it } from 'vitest';
import { softwarePasskey } from '#testing/fixtures/passkey.fixture.ts';
import { twoStepsCalls } from '#testing/fixtures/two-steps.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, signIn, challengeOf, buildSecured } = twoStepsCalls(api);

type Passkey = ReturnType<typeof softwarePasskey>;
type Circumstances = Parameters<Passkey['get']>[1];

async function add(token: string, passkey: Passkey, circumstances?: Circumstances) {
  const { data } = (await call('post', 'two-steps/passkeys/options', undefined, { token })).body;
  const made = passkey.create(data.options.challenge, circumstances);
  return call('post', 'two-steps/passkeys', { challenge: data.challenge, name: 'Phone', passkey: made }, { token });
}

async function buildOwner(fields: Parameters<typeof api.buildUser>[0] = {}) {
  const user = await api.buildUser(fields);
  const token = await api.tokenFor(user);
  const passkey = softwarePasskey();
  const added = await add(token, passkey);
  return { user, email: user.email, token, passkey, added };
}

/** Requests a challenge and returns what this passkey signs. */
async function answer(passkey: Passkey, challenge?: string, circumstances?: Circumstances) {
  const asked = await call('post', 'login/passkey', challenge === undefined ? {} : { challenge });
  const { data } = asked.body;
  const signed = passkey.get(data.options.challenge, circumstances);
  return call('post', 'login/verify', { challenge: data.challenge, passkey: signed });
}

const ownId = async (token: string) => (await call('get', 'profile', undefined, { token })).body.data.user.id;

describe('adding a passkey', () => {
  it('an added passkey is the second step from then on, and the first one gives recovery codes', async () => {
    const { email, token, added } = await buildOwner();
    expect(added.status).toBe(201);
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    expect((await signIn(email)).body.data.methods).toEqual(['passkey', 'recovery']);
    const second = await add(token, softwarePasskey());
    expect(second.body.data.recoveryCodes).toBeNull();
    const { data } = (await call('get', 'two-steps', undefined, { token })).body;
    expect(data.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Phone', 'Phone']);
    expect((await api.mails()).map(({ subject }) => subject)).toContain('A passkey was added · أُضيف مفتاح مرور');
  });

  it('the options for a passkey name the site and an anonymous user id, and exclude existing passkeys', async () => {
    const { token, user } = await buildOwner();
    const { options } = (await call('post', 'two-steps/passkeys/options', undefined, { token })).body.data;
    expect(options.rp.id).toBe('localhost');
    expect(options.user).toMatchObject({ name: user.email, displayName: user.name });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
  });

  it.each([
    ['of another origin', { origin: 'https://evil.test' }],
    ['of another site', { rpID: 'evil.test' }],
    ['without finger or PIN', { isVerified: false }],
  ])('a passkey %s is rejected', async (_, circumstances) => {
    const token = await api.tokenFor(await api.buildUser());
    const { status, body } = await add(token, softwarePasskey(), circumstances);
    expect([status, body.fields[0].path]).toEqual([422, 'passkey']);
  });

  it('a passkey that signed another challenge, or that of another user, is rejected', async () => {
    const [token, other] = [await api.tokenFor(await api.buildUser()), await api.tokenFor(await api.buildUser())];
    const { data } = (await call('post', 'two-steps/passkeys/options', undefined, { token })).body;
    const send = (passkey: object, as: string) =>
      call('post', 'two-steps/passkeys', { challenge: data.challenge, name: 'Phone', passkey }, { token: as });
    expect((await send(softwarePasskey().create('YW5vdGhlcg'), token)).status).toBe(422);
    expect((await send(softwarePasskey().create(data.options.challenge), other)).body.fields[0].path).toBe('challenge');
    expect((await send(softwarePasskey().create(data.options.challenge), token)).status).toBe(201);
    expect((await send(softwarePasskey().create(data.options.challenge), token)).body.fields[0].path).toBe('challenge');
  });

  it.each([{}, { id: 5 }, { id: 'a', response: null }, { id: 'a', response: { clientDataJSON: '{' } }])(
    'data that is no passkey (%j) is rejected',
    async (passkey) => {
      const token = await api.tokenFor(await api.buildUser());
      const { data } = (await call('post', 'two-steps/passkeys/options', undefined, { token })).body;
      const sent = await call(
        'post',
        'two-steps/passkeys',
        { challenge: data.challenge, name: 'A', passkey },
        { token },
      );
      expect(sent.status).toBe(422);
    },
  );

  it('a passkey can belong to only one account', async () => {
    const { passkey } = await buildOwner();
    const { status } = await add(await api.tokenFor(await api.buildUser()), passkey);
    expect(status).toBe(409);
  });
});

describe('a sign-in by passkey', () => {
  it('a passkey completes the second step after the password', async () => {
    const { email, user, passkey } = await buildOwner();
    const { status, body } = await answer(passkey, await challengeOf(email));
    expect([status, await ownId(body.data.token)]).toEqual([200, String(user.id)]);
  });

  it('a passkey alone signs in, with the finger or PIN of its owner', async () => {
    const { user, passkey } = await buildOwner();
    const { status, body } = await answer(passkey);
    expect([status, await ownId(body.data.token)]).toEqual([200, String(user.id)]);
    expect((await answer(passkey, undefined, { isVerified: false })).status).toBe(422);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.test' }],
    ['of another site', { rpID: 'evil.test' }],
  ])('a passkey %s does not sign in, alone or as second step', async (_, circumstances) => {
    const { email, passkey } = await buildOwner();
    for (const challenge of [undefined, await challengeOf(email)]) {
      const { status, body } = await answer(passkey, challenge, circumstances);
      expect([status, body.fields[0].path]).toEqual([422, 'passkey']);
    }
  });

  it('the passkey of another user does not complete the second step', async () => {
    const [mine, theirs] = [await buildOwner(), await buildOwner()];
    expect((await answer(mine.passkey, await challengeOf(theirs.email))).status).toBe(422);
  });

  it('a passkey that nobody has added does not sign in', async () => {
    expect((await answer(softwarePasskey())).status).toBe(422);
  });

  it('a signature of a passkey can be used only once', async () => {
    const { passkey } = await buildOwner();
    const { data } = (await call('post', 'login/passkey', {})).body;
    const body = { challenge: data.challenge, passkey: passkey.get(data.options.challenge) };
    expect((await call('post', 'login/verify', body)).status).toBe(200);
    expect((await call('post', 'login/verify', body)).status).toBe(422);
    const next = (await call('post', 'login/passkey', {})).body.data.challenge;
    expect((await call('post', 'login/verify', { ...body, challenge: next })).status).toBe(422);
  });

  it('a passkey whose counter goes back is rejected as a copy', async () => {
    const { passkey } = await buildOwner();
    expect((await answer(passkey, undefined, { counter: 5 })).status).toBe(200);
    expect((await answer(passkey, undefined, { counter: 5 })).status).toBe(422);
    expect((await answer(passkey, undefined, { counter: 4 })).status).toBe(422);
    expect((await answer(passkey, undefined, { counter: 6 })).status).toBe(200);
  });

  it('a code is rejected for a challenge that only a passkey can answer', async () => {
    const { recoveryCodes } = await buildSecured();
    const { challenge } = (await call('post', 'login/passkey', {})).body.data;
    expect((await call('post', 'login/verify', { challenge, code: recoveryCodes[0] })).status).toBe(422);
  });

  it('the passkey of a deactivated user does not sign in', async () => {
    const { user, passkey } = await buildOwner();
    await api.deps.database.sql.query({ text: 'update users set active = false where id = $1', values: [user.id] });
    expect((await answer(passkey)).status).toBe(422);
  });
});

it('a passkey can be removed only by its owner, and after the last one the password is enough', async () => {
  const { email, token, added, passkey } = await buildOwner();
  const path = `two-steps/passkeys/${added.body.data.id}`;
  const other = await api.tokenFor(await api.buildUser());
  expect((await call('delete', path, undefined, { token: other })).status).toBe(404);
  expect((await call('delete', path, undefined, { token })).status).toBe(200);
  expect((await answer(passkey)).status).toBe(422);
  expect((await signIn(email)).body.data.token).toBeDefined();
});
