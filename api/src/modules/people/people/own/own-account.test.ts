import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function imageForm(bytes: Uint8Array, name = 'me.png') {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return form;
}

const auditOf = () =>
  api.deps.database.sql.query<{ action: string; after: object | null }>({
    text: 'select action, after from audit_log',
  });

describe('the viewer’s own profile', () => {
  it('the viewer’s own profile changes only the user’s own fields (D6)', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const body = {
      name: 'New Name',
      phone: '07911111111',
      timezone: 'Africa/Cairo',
      role: 'admin',
      remainingClasses: 99,
    };
    const response = await api.request('put', '/api/own-profile', { token, body });
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.user).toMatchObject({
      name: 'New Name',
      phone: '07911111111',
      timezone: 'Africa/Cairo',
      role: 'student',
    });
    expect(await auditOf()).toEqual([
      {
        action: 'user.update-own-profile',
        after: { name: 'New Name', phone: '07911111111', timezone: 'Africa/Cairo' },
      },
    ]);
  });

  it('the viewer’s own profile has the scopes of permissions about people and of changing classes (D1)', async () => {
    const scopesOf = async (user: { id: number }) => {
      const response = await api.request('get', '/api/profile', { token: await api.tokenFor(user) });
      return (await response.json()).data.scopes;
    };
    const both = (scope: string) => ({ 'users.read': scope, 'classes.my_classes.update': scope });
    expect(await scopesOf(await api.buildUser({ role: 'student' }))).toEqual({});
    expect(await scopesOf(await api.buildUser({ role: 'teacher' }))).toEqual(both('own'));
    expect(await scopesOf(await api.buildUser({ role: 'leader' }))).toEqual(both('team'));
    const granted = [
      'users.read',
      'users.names',
      'users.create',
      'users.update',
      'users.delete',
      'users.merge',
      'salaries.read',
      'salaries.update',
      'classes.my_classes.update',
    ];
    const all = Object.fromEntries(granted.map((permission) => [permission, 'all']));
    expect(await scopesOf(await api.buildUser({ role: 'admin' }))).toEqual(all);
    const clerk = await api.buildUser({ permissions: ['users.read', 'users.update'] });
    await api.deps.database.sql.query({ text: `update roles set scope = 'team' where not built_in` });
    expect(await scopesOf(clerk)).toEqual({ 'users.read': 'team', 'users.update': 'team' });
    const clerkWhoTeaches = await api.buildUser({ role: 'teacher' });
    await api.deps.database.sql.query({
      text: 'insert into user_roles (user_id, role_id) values ($1, $2)',
      values: [clerkWhoTeaches.id, clerk.roleId],
    });
    expect(await scopesOf(clerkWhoTeaches)).toEqual({ ...both('own'), 'users.read': 'team', 'users.update': 'team' });
  });

  it('the viewer’s own profile has the kinds of the user’s relations to students (D8)', async () => {
    const [student, other, teacher] = [await api.buildStudent(), await api.buildStudent(), await api.buildTeacher()];
    const relation = { relatedUserId: teacher.id, relationshipType: 'parent' } as const;
    const relationsOf = async () => {
      const response = await api.request('get', '/api/profile', { token: await api.tokenFor(teacher) });
      return (await response.json()).data.user.relations;
    };
    expect(await relationsOf()).toEqual([]);
    await api.deps.database.sql.orm.insert(relations).values([
      { ...relation, userId: student.id },
      { ...relation, userId: other.id },
      { ...relation, userId: other.id, relationshipType: 'aunt' },
    ]);
    expect(await relationsOf()).toEqual(['aunt', 'parent']);
  });

  it('the viewer’s own profile rejects an e-mail or phone of somebody else', async () => {
    await api.buildUser({ email: 'taken@academy.test', phone: '07922222222' });
    const token = await api.tokenFor(await api.buildUser());
    const email = await api.request('put', '/api/own-profile', { token, body: { email: 'Taken@academy.test' } });
    const phone = await api.request('put', '/api/own-profile', { token, body: { phone: '07922222222' } });
    expect([email.status, phone.status]).toEqual([422, 422]);
    expect((await email.json()).message).toContain('email');
    expect((await phone.json()).message).toContain('phone');
    expect(await auditOf()).toEqual([]);
  });

  it('the viewer’s own profile rejects a phone of another profile, but not of one’s own (C3)', async () => {
    await api.buildStudent({ profile: { phone: '07933333333' } });
    const token = await api.tokenFor(await api.buildStudent({ profile: { phone: '07944444444' } }));
    const take = (phone: string) => api.request('put', '/api/own-profile', { token, body: { phone } });
    const rejected = await take('07933333333');
    expect(rejected.status).toBe(422);
    expect((await rejected.json()).fields[0]).toMatchObject({ path: 'phone', code: 'duplicate' });
    expect((await take('07944444444')).status).toBe(200);
  });

  describe('a new own e-mail address, in a session older than a quarter of an hour,', () => {
    const open = async (role: 'student' | 'admin' = 'student') => {
      const user = await api.buildUser({ role, email: 'layla@academy.test' });
      const token = await api.tokenFor(user);
      api.clock.advance(15 * 60_000 + 1);
      const put = async (path: string, body: unknown) => {
        const response = await api.request('put', `/api/${path}`, { token, body });
        return { status: response.status, body: await response.json() };
      };
      return { user, put };
    };
    const email = 'new@academy.test';

    it('needs the password, in JSON and in a form; a wrong one is an error at its field', async () => {
      const { put } = await open();
      const form = new FormData();
      form.set('email', email);
      for (const body of [{ email }, { email, name: 'Layla' }, form])
        expect(await put('own-profile', body)).toMatchObject({
          status: 403,
          body: {
            code: 'password_needed',
            fields: [{ path: 'password', code: 'needed' }],
          },
        });
      const wrong = await put('own-profile', { email, password: 'wrong one' });
      expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'password', code: 'wrong' }] } });
      const right = await put('own-profile', { email, password: TEST_PASSWORD });
      expect(right).toMatchObject({ status: 200, body: { data: { user: { email } } } });
      expect(await auditOf()).toEqual([{ action: 'user.update-own-profile', after: { email } }]);
    });

    it('does not need it where the address stays, in any case, or other fields change', async () => {
      const { put } = await open();
      const same = await put('own-profile', { email: 'Layla@academy.test', name: 'Layla', phone: '07911111111' });
      expect(same.status).toBe(200);
    });

    it('ends after ten wrong passwords, as a guess of the password', async () => {
      const { put } = await open();
      for (let tries = 0; tries < 10; tries += 1) await put('own-profile', { email, password: 'wrong one' });
      expect((await put('own-profile', { email, password: TEST_PASSWORD })).status).toBe(429);
    });

    it('is rejected at the door for others, which does not ask for the password', async () => {
      const { user, put } = await open('admin');
      const answered = await put(`users/${user.id}`, { email });
      expect(answered).toMatchObject({ status: 422, body: { fields: [{ path: 'email', code: 'own' }] } });
      expect((await put(`users/${user.id}`, { email: user.email, name: 'Layla' })).status).toBe(200);
    });
  });

  it('the viewer’s own profile needs at least one change', async () => {
    const token = await api.tokenFor(await api.buildUser());
    expect((await api.request('put', '/api/own-profile', { token, body: {} })).status).toBe(422);
  });

  it('the viewer’s own picture is stored as an upright square without camera data', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f5b4f' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
      .toBuffer();
    const { data } = await (await api.request('put', '/api/own-profile', { token, body: imageForm(photo) })).json();
    expect(data.user.image).toMatch(/^\/api\/files\/avatars\/[0-9a-f]{40}\.webp$/);
    const shown = await api.request('get', data.user.image);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
  });

  it('the viewer’s own profile rejects a broken picture', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const broken = await api.request('put', '/api/own-profile', { token, body: imageForm(png.subarray(0, 50)) });
    expect(broken.status).toBe(422);
    expect(api.storedFiles()).toEqual([]);
  });

  it('the viewer’s own profile stores one picture, and none of a rejected change', async () => {
    await api.buildUser({ email: 'taken@academy.test' });
    const token = await api.tokenFor(await api.buildUser());
    const upload = async () => {
      const { data } = await (await api.request('put', '/api/own-profile', { token, body: imageForm(png) })).json();
      return data.user.image as string;
    };
    const [first, second] = [await upload(), await upload()];
    expect((await api.request('get', first)).status).toBe(404);
    const rejected = imageForm(png);
    rejected.set('email', 'taken@academy.test');
    expect((await api.request('put', '/api/own-profile', { token, body: rejected })).status).toBe(422);
    const stored = await api.deps.database.sql.query<{ key: string }>({ text: 'select key from stored_files' });
    expect(stored.map(({ key }) => `/api/files/${key}`)).toEqual([second]);
    expect(await api.deps.files.head(first.replace('/api/files/', ''))).toBeNull();
    expect(await api.deps.files.head(second.replace('/api/files/', ''))).not.toBeNull();
  });

  it('the type of a profile picture is decided by its bytes, not by its name', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const body = imageForm(Buffer.from('<svg onload="alert(1)">'));
    const response = await api.request('put', '/api/own-profile', { token, body });
    expect(response.status).toBe(415);
    expect((await response.json()).message).toContain('image');
  });

  it('a profile picture may have ten megabytes, not one byte more', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const full = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length)]);
    expect((await api.request('put', '/api/own-profile', { token, body: imageForm(full) })).status).toBe(200);
    const over = imageForm(Buffer.concat([full, Buffer.alloc(1)]));
    const rejected = await api.request('put', '/api/own-profile', { token, body: over });
    expect(rejected.status).toBe(413);
    expect((await rejected.json()).message).toContain('image');
  });
});

describe('the viewer’s own password', () => {
  const change = (token: string, currentPassword: string) =>
    api.request('put', '/api/own-password', { token, body: { currentPassword, newPassword: 'brand new' } });

  it('the viewer’s own password changes with the current one, and ends the other sessions', async () => {
    const user = await api.buildUser();
    const [here, elsewhere] = [await api.tokenFor(user), await api.tokenFor(user)];
    expect((await change(here, TEST_PASSWORD)).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token: here })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token: elsewhere })).status).toBe(401);
  });

  it('a wrong current password changes nothing', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const response = await change(token, 'a wrong one');
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0]).toMatchObject({ path: 'currentPassword', code: 'wrong' });
  });

  it('parallel changes with the same current password change it only once', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const responses = await Promise.all([change(token, TEST_PASSWORD), change(token, TEST_PASSWORD)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('the current password cannot be guessed from an open session', async () => {
    const token = await api.tokenFor(await api.buildUser());
    for (let attempt = 0; attempt < 10; attempt += 1) await change(token, 'a wrong one');
    expect((await change(token, TEST_PASSWORD)).status).toBe(429);
  });
});

describe('the viewer’s own account', () => {
  it('deactivating the viewer’s own account ends its sessions and its sign-in (D5)', async () => {
    const user = await api.buildUser();
    const [here, elsewhere] = [await api.tokenFor(user), await api.tokenFor(user)];
    expect((await api.request('delete', '/api/own-account', { token: here })).status).toBe(200);
    for (const token of [here, elsewhere])
      expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
    const body = { email: user.email, password: TEST_PASSWORD };
    expect((await api.request('post', '/api/login', { body })).status).toBe(422);
  });

  it('the last super-admin cannot deactivate their own account (D3)', async () => {
    const first = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    expect((await api.request('delete', '/api/own-account', { token: first })).status).toBe(409);
    await api.buildUser({ role: 'super-admin' });
    expect((await api.request('delete', '/api/own-account', { token: first })).status).toBe(200);
  });
});
