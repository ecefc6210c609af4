// @vitest-environment node
import { sharedTestApi, TEST_PASSWORD } from '@academy/api/testing';
import { sessionStore } from '@academy/shared-auth';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  changeOwnPassword,
  changeOwnPicture,
  changeOwnProfile,
  deactivateOwnAccount,
  ownProfileQuery,
} from './own-account.ts';

const api = await useApi(sharedTestApi);

const signIn = async (user: { id: number }) => signInForTest({ id: String(user.id) }, [], await api.tokenFor(user));
const read = () => new QueryClient().fetchQuery(ownProfileQuery());

describe('the viewer’s own profile', () => {
  test('the viewer’s own profile contains the study', async () => {
    const teacher = await api.buildTeacher({ name: 'Salma' });
    const student = await api.buildStudent({ teacher, profile: { section: 'Quran' } });
    await signIn(student);
    expect(await read()).toMatchObject({
      id: String(student.id),
      email: student.email,
      student: { teacher_name: 'Salma', section: 'Quran', remainingClasses: 0 },
      teacher: null,
      children: [],
    });
  });

  test('the viewer’s own profile contains the children; only parents get the remaining classes', async () => {
    const [parent, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    const child = await api.buildStudent({ profile: { code: 'S-0007', section: 'Arabic' } });
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    for (const [relative, relationship_type] of [[parent, 'parent'] as const, [aunt, 'aunt'] as const]) {
      const body = { user_id: child.id, related_user_id: relative.id, relationship_type };
      expect((await api.request('post', '/api/relations', { token: admin, body })).status).toBe(201);
    }
    const seen = { code: 'S-0007', section: 'Arabic', teacher_name: null };
    await signIn(parent);
    expect((await read()).children).toEqual([
      {
        id: String(child.id),
        name: child.name,
        image: null,
        relationship_type: 'parent',
        student: { ...seen, remainingClasses: 0 },
        may: { open: false },
      },
    ]);
    await signIn(aunt);
    expect((await read()).children).toMatchObject([
      { relationship_type: 'aunt', student: { ...seen, remainingClasses: null } },
    ]);
  });

  test('changing the viewer’s own profile changes the session’s user', async () => {
    (await someone(api, 'teacher')).signIn();
    const fields = { name: 'Maryam', email: 'Maryam@academy.test', phone: '07911111111', timezone: 'Africa/Cairo' };
    await changeOwnProfile(fields);
    expect(await read()).toMatchObject(fields);
    expect(sessionStore.getState().user).toMatchObject(fields);
    expect(sessionStore.getState().permissions.has('timeline.read')).toBe(true);
  });

  test('the viewer’s own profile rejects a taken e-mail and phone', async () => {
    await api.buildUser({ email: 'taken@academy.test', phone: '07922222222' });
    const user = await someone(api, 'teacher');
    user.signIn();
    const fields = { name: 'Maryam', email: user.email, phone: '07911111111', timezone: 'Africa/Cairo' };
    const email = await rejectionOf(changeOwnProfile({ ...fields, email: 'taken@academy.test' }));
    const phone = await rejectionOf(changeOwnProfile({ ...fields, phone: '07922222222' }));
    expect([email, phone].map((error) => [error.status, error.fields[0]?.path, error.fields[0]?.code])).toEqual([
      [422, 'email', 'duplicate'],
      [422, 'phone', 'duplicate'],
    ]);
  });
});

describe('the viewer’s own picture', () => {
  const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const send = (bytes: Buffer) => {
    const fractions: number[] = [];
    const picture = new Blob([new Uint8Array(bytes)]);
    const sent = changeOwnPicture({
      picture,
      signal: new AbortController().signal,
      onProgress: (fraction) => fractions.push(fraction),
    });
    return { sent, fractions };
  };

  test('the viewer’s own picture is shown at once in every place', async () => {
    (await someone(api, 'student')).signIn();
    const { sent, fractions } = send(Buffer.from(PIXEL, 'base64'));
    await sent;
    const image = sessionStore.getState().user?.image ?? '';
    expect((await api.request('get', image)).headers.get('content-type')).toBe('image/webp');
    expect(await read()).toMatchObject({ image });
    expect(fractions).toEqual([1]);
  });

  test('the viewer’s own picture must be a picture', async () => {
    (await someone(api, 'student')).signIn();
    expect(await rejectionOf(send(Buffer.from('words, no picture')).sent)).toMatchObject({ status: 415 });
  });
});

describe('the viewer’s own password', () => {
  test('the viewer’s own password is changed with the current one', async () => {
    (await someone(api, 'student')).signIn();
    const wrong = await rejectionOf(changeOwnPassword({ currentPassword: 'a wrong one', newPassword: 'brand new' }));
    expect(wrong.fields).toMatchObject([{ path: 'currentPassword', code: 'wrong' }]);
    await changeOwnPassword({ currentPassword: TEST_PASSWORD, newPassword: 'brand new' });
    expect(
      await rejectionOf(changeOwnPassword({ currentPassword: TEST_PASSWORD, newPassword: 'another' })),
    ).toBeDefined();
  });
});

describe('the viewer’s own account', () => {
  test('deactivating the viewer’s own account ends its sessions', async () => {
    const user = await someone(api, 'teacher');
    user.signIn();
    const elsewhere = await api.tokenFor(user);
    await deactivateOwnAccount();
    expect((await api.request('get', '/api/profile', { token: elsewhere })).status).toBe(401);
    const body = { email: user.email, password: TEST_PASSWORD };
    expect((await api.request('post', '/api/login', { body })).status).toBe(422);
  });

  test('the last super-admin cannot deactivate their own account', async () => {
    (await someone(api, 'super-admin')).signIn();
    expect(await rejectionOf(deactivateOwnAccount())).toMatchObject({ status: 409 });
  });
});
