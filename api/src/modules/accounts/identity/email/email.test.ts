import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const HOUR_MS = 60 * 60_000;

const call = async (path: string, body: object, token?: string) => {
  const response = await api.request('post', `/api/${path}`, { body, ...(token ? { token } : {}) });
  return { status: response.status, body: await response.json() };
};

/** The token in the newest mail to an address, from its link to a page. */
async function tokenTo(address: string, page: 'confirm-email' | 'not-me'): Promise<string> {
  const mail = (await api.mails()).find(
    ({ to, text }) => to?.[0]?.address === address && text?.includes(`/auth/${page}?`),
  );
  return mail?.text?.match(/token=([\w-]{43})/)?.[1] ?? '';
}

async function signUp(email = 'huda@academy.test') {
  const { body } = await call('auth/signup', { name: 'Huda', email, phone: '01012345678', password: 'correct horse' });
  return body.token as string;
}

async function isVerified(token: string): Promise<boolean> {
  const response = await api.request('get', '/api/profile', { token });
  return (await response.json()).data.user.email_verified;
}

const change = (token: string, email: string) => api.request('put', '/api/own-profile', { token, body: { email } });

describe('confirming an email address (D87)', () => {
  it('a new account confirms its address by the link in a mail, once', async () => {
    const session = await signUp();
    expect(await isVerified(session)).toBe(false);
    const token = await tokenTo('huda@academy.test', 'confirm-email');
    expect((await call('auth/confirm-email', { token })).status).toBe(200);
    expect(await isVerified(session)).toBe(true);
    const again = await call('auth/confirm-email', { token });
    expect([again.status, again.body.fields[0].path]).toEqual([422, 'token']);
  });

  it('the mail of a new account is in the language of the account, or in both languages if it is unknown', async () => {
    await signUp();
    const [both] = await api.mails();
    expect(both?.subject).toBe('Confirm your email · تأكيد البريد الإلكتروني');
    for (const part of [both?.text, both?.html]) {
      expect(part).toContain('The link is valid for 48 hours.');
      expect(part).toContain('الرابط صالح لمدة 48 ساعة.');
    }
    expect(both?.html?.match(/href="[^"]*confirm-email/g)).toHaveLength(2);
    const student = await api.buildUser({ email: 'layla@academy.test', language: 'ar' });
    await change(await api.tokenFor(student), 'layla.new@academy.test');
    const [first, second] = await api.mails();
    expect([first?.subject, second?.subject].sort()).toEqual(['تأكيد البريد الإلكتروني', 'تغير بريدك الإلكتروني']);
    for (const mail of [first, second]) expect(mail?.html).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('a mail in both languages begins with that of the page of the sign-up', async () => {
    const headers = { cookie: 'language=ar' };
    expect(
      (
        await api.request('post', '/api/auth/signup', {
          body: { name: 'Huda', email: 'huda@academy.test', phone: '01012345678', password: 'correct horse' },
          headers,
        })
      ).status,
    ).toBe(201);
    const [mail] = await api.mails();
    expect(mail?.subject).toBe('تأكيد البريد الإلكتروني · Confirm your email');
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl"/);
  });

  it('a link to confirm an address is valid for 48 hours, and a later one replaces it', async () => {
    const session = await signUp();
    const first = await tokenTo('huda@academy.test', 'confirm-email');
    expect((await call('auth/confirm-email/send', {}, session)).body.data).toEqual({
      email: 'huda@academy.test',
      verified: false,
    });
    expect((await call('auth/confirm-email', { token: first })).status).toBe(422);
    const second = await tokenTo('huda@academy.test', 'confirm-email');
    api.clock.advance(48 * HOUR_MS);
    expect((await call('auth/confirm-email', { token: second })).status).toBe(422);
  });

  it('the mail to confirm an address can be sent again 5 times an hour', async () => {
    const session = await signUp();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await call('auth/confirm-email/send', {}, session)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('a confirmed address that bounced gets the mail again, and is usable after it is confirmed', async () => {
    const student = await api.buildUser({ email: 'gone@academy.test', bouncedEmail: 'gone@academy.test' });
    const session = await api.tokenFor(student);
    expect((await call('auth/confirm-email/send', {}, session)).body.data.verified).toBe(false);
    const token = await tokenTo('gone@academy.test', 'confirm-email');
    expect((await call('auth/confirm-email', { token })).status).toBe(200);
    expect((await call('auth/confirm-email/send', {}, session)).body.data.verified).toBe(true);
  });

  it('staff who see contacts see and filter addresses that are unconfirmed or bounced', async () => {
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const created = await api.request('post', '/api/users', {
      token: admin,
      body: { name: 'Nora', email: 'nora@academy.test', password: 'correct horse', role: 'guest' },
    });
    expect(created.status).toBe(201);
    const bounced = await api.buildUser({ email: 'gone@academy.test', bouncedEmail: 'gone@academy.test' });
    const listed = async (status: string) => {
      const response = await api.request('get', `/api/users?email_status=${status}`, { token: admin });
      return (await response.json()).data.map(({ email, email_status }: Record<string, string>) => [
        email,
        email_status,
      ]);
    };
    expect(await listed('unverified')).toEqual([['nora@academy.test', 'unverified']]);
    expect(await listed('bounced')).toEqual([[bounced.email, 'bounced']]);
  });
});

describe('a changed email address (D87)', () => {
  it('a changed email address holds at once, must be confirmed, and can be taken back within 7 days from the former one (D87)', async () => {
    const student = await api.buildUser({ email: 'layla@academy.test' });
    const session = await api.tokenFor(student);
    expect((await change(session, 'thief@academy.test')).status).toBe(200);
    expect(await isVerified(session)).toBe(false);
    expect(await tokenTo('thief@academy.test', 'confirm-email')).toHaveLength(43);
    const token = await tokenTo('layla@academy.test', 'not-me');
    expect((await call('auth/not-me', { token })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token: session })).status).toBe(401);
    const signIn = await call('login', { email: 'layla@academy.test', password: 'correct horse' });
    expect(signIn.status).toBe(422);
    expect((await call('auth/not-me', { token })).status).toBe(422);
    const thief = await tokenTo('thief@academy.test', 'confirm-email');
    expect((await call('auth/confirm-email', { token: thief })).status).toBe(422);
  });

  it('a changed email address cannot be taken back after 7 days, nor if another account has the former one (D87)', async () => {
    const student = await api.buildUser({ email: 'layla@academy.test' });
    const session = await api.tokenFor(student);
    await change(session, 'layla.new@academy.test');
    const token = await tokenTo('layla@academy.test', 'not-me');
    await api.buildUser({ email: 'layla@academy.test' });
    expect((await call('auth/not-me', { token })).status).toBe(409);
    api.clock.advance(7 * 24 * HOUR_MS);
    expect((await call('auth/not-me', { token })).status).toBe(422);
  });

  it('an edit that keeps the email address sends no mail', async () => {
    const student = await api.buildUser({ email: 'layla@academy.test' });
    await change(await api.tokenFor(student), 'Layla@academy.test');
    expect(await api.mails()).toEqual([]);
  });
});
