import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const person = { name: ' Yusuf ', email: 'Yusuf@Academy.test', password: 'secret1', phone: '079 1234 5678' };
const signUp = (change: object = {}) => api.request('post', '/api/auth/signup', { body: { ...person, ...change } });

describe('sign-up', () => {
  it('sign-up creates an active, signed-in guest (D61)', async () => {
    const response = await signUp({ timezone: 'jordan', role: 'admin', roles: ['admin'] });
    expect(response.status).toBe(201);
    const { token, data } = await response.json();
    expect(data.token).toBe(token);
    const profile = await (await api.request('get', '/api/profile', { token })).json();
    expect(profile.data.user).toMatchObject({
      name: 'Yusuf',
      email: 'Yusuf@Academy.test',
      phone: '07912345678',
      role: 'guest',
      timezone: 'Asia/Amman',
      subscription: { package: null },
    });
  });

  it.each(['Etc/Unknown', '+03:00', 'Mars/Olympus', ''])(
    'a sign-up from a browser with the zone %j gets the zone of the academy (D55)',
    async (timezone) => {
      const response = await signUp({ timezone });
      expect(response.status).toBe(201);
      const { token } = await response.json();
      const { data } = await (await api.request('get', '/api/profile', { token })).json();
      expect(data.user.timezone).toBe('Asia/Amman');
      const chosen = await api.request('put', '/api/own-profile', { token, body: { timezone: 'Etc/Unknown' } });
      expect((await chosen.json()).fields).toMatchObject([{ path: 'timezone' }]);
    },
  );

  it('sign-up reports a taken e-mail in upper or lower case', async () => {
    await signUp();
    const response = await signUp({ email: 'YUSUF@academy.TEST', phone: '07900000000' });
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem).toMatchObject({ code: 'duplicate', fields: [{ path: 'email', code: 'duplicate' }] });
    expect(problem.message).toContain('email');
    expect(problem.message).not.toContain('phone');
  });

  it('sign-up reports a taken phone in any notation', async () => {
    await signUp();
    const response = await signUp({ email: 'other@academy.test', phone: '٠٧٩١٢٣٤٥٦٧٨' });
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem).toMatchObject({ code: 'duplicate', fields: [{ path: 'phone', code: 'duplicate' }] });
    expect(problem.message).toContain('phone');
  });

  it.each([
    ['+966 50 123 4567', '+966501234567'],
    ['0020 101 234 5678', '+201012345678'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['+1 202-555-0143', '+12025550143'],
    ['https://wa.me/6281234567890', '+6281234567890'],
  ])('sign-up stores the phone %s of any country as %s (D166)', async (typed, stored) => {
    const response = await signUp({ phone: typed });
    expect(response.status).toBe(201);
    const { token } = await response.json();
    const profile = await (await api.request('get', '/api/profile', { token })).json();
    expect(profile.data.user.phone).toBe(stored);
    const again = await signUp({ email: 'other@academy.test', phone: `\u200e${stored}` });
    expect((await again.json()).fields).toMatchObject([{ path: 'phone', code: 'duplicate' }]);
  });

  it('a phone with its country is the one that was stored as bare digits (D166)', async () => {
    await api.buildStudent({ profile: { phone: '966501234567' } });
    const response = await signUp({ phone: '+966 50 123 4567' });
    expect((await response.json()).fields).toMatchObject([{ path: 'phone', code: 'duplicate' }]);
  });

  it('sign-up reports a phone that a profile has (C3)', async () => {
    await api.buildStudent({ profile: { phone: '07912345678' } });
    const response = await signUp();
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0]).toMatchObject({ path: 'phone', code: 'duplicate' });
  });

  it.each([
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ email: 'nonsense' }, 'email', 'Invalid email format'],
    [{ email: 'a@b' }, 'email', 'Invalid email format'],
    [{ email: 'a.b@c' }, 'email', 'Invalid email format'],
    [{ password: '      ' }, 'password', 'Password must not be blank'],
    [{ password: '\u00a0\u3000\t\n  ' }, 'password', 'Password must not be blank'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 Characters'],
    [{ phone: '1234567890' }, 'phone', 'Phone number is not valid'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name is too long'],
    [{ name: 7 }, 'name', 'Name is not valid'],
  ])('sign-up rejects %o', async (change, path, message) => {
    const response = await signUp(change);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', message, fields: [{ path, message }] });
  });

  it('sign-up is limited per network address', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await signUp({ email: `p${attempt}@academy.test` });
    expect((await signUp()).status).toBe(429);
  });

  it('sign-up counts all addresses of an IPv6 network as one', async () => {
    const from = (each: number) =>
      api.request('post', '/api/auth/signup', {
        body: { ...person, email: `p${each}@academy.test` },
        headers: { 'x-forwarded-for': `2001:db8:5:6::${each}` },
      });
    for (let each = 0; each < 20; each += 1) await from(each);
    expect((await from(20)).status).toBe(429);
  });
});
