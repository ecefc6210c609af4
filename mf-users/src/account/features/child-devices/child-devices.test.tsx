import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ChildDevices, childDevicesResponse } from '#/account/api/child-devices.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/profile/family/9/devices';
const tablet = {
  id: 'a1',
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-28T09:00:00.000Z',
};

/** Serves the devices from `held.devices`, which a test may change. */
function serve(...devices: ChildDevices['data']) {
  const held = { devices };
  server.use(
    http.get('*/api/children/9/devices', () =>
      HttpResponse.json(v.parse(childDevicesResponse, { child: { id: '9', name: 'Yusuf' }, data: held.devices })),
    ),
    http.delete('*/api/children/9/devices/:device', ({ params }) => {
      held.devices = held.devices.filter(({ id }) => id !== params.device);
      return HttpResponse.json({ message: 'Device signed out' });
    }),
  );
  return held;
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const serveCode = (until = inMinutes(15)) =>
  takeBodies('post', 'children/9/codes', { data: { code: 'ABCD2345', qr: '<svg/>', until } });

beforeEach(() => {
  signInForTest({ id: '1', name: 'Amina', role: 'guest', roles: ['guest'] }, ['timeline.read']);
});

test.each([
  ['en', 'Own device: .Yusuf', 'Make a code', 'QR code that opens the sign-in', 'Print'],
  ['ar', 'الجهاز الخاص: .Yusuf', 'إنشاء رمز', 'رمز QR لفتح صفحة تسجيل الدخول', 'طباعة'],
] as const)(
  'a parent makes a code and prints it with its picture (%s)',
  async (language, title, make, picture, print) => {
    serve();
    serveCode();
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    const { user } = await renderAt(PAGE, language);
    await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
    await user.click(screen.getByRole('button', { name: make }));
    await screen.findByText('ABCD 2345');
    expect(screen.getByRole('img', { name: picture }).getAttribute('src')).toContain('%3Csvg');
    await user.click(screen.getByRole('button', { name: print }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  },
);

test('a device that has used the code takes its place', async () => {
  const held = serve(tablet);
  serveCode();
  const { user } = await renderAt(PAGE);
  const make = await screen.findByRole('button', { name: 'Make a code' });
  held.devices = [{ ...tablet, id: 'b2', createdAt: inMinutes(0), lastUsedAt: inMinutes(0) }, tablet];
  await user.click(make);
  expect(await screen.findByText('A device is signed in with the code.')).toBeTruthy();
  expect(screen.queryByText('ABCD 2345')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Sign out on Chrome · Android' })).toHaveLength(2);
});

test('a code that is too old is shown no more', async () => {
  serve();
  serveCode(inMinutes(-1));
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText('The code is older than 15 minutes. Make another one.')).toBeTruthy();
  expect(screen.queryByText('ABCD 2345')).toBeNull();
});

test('a device is signed out, and the list says that none is left', async () => {
  serve(tablet);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Sign out on Chrome · Android' }));
  expect(await screen.findByText('No device is signed in yet.')).toBeTruthy();
});

test.each([
  [500, 'No code was made. Check your connection, then try again.'],
  [429, 'Too many codes in an hour. Try again later.'],
] as const)('a code that was not made says why (%i)', async (status, text) => {
  serve();
  reject('post', 'children/9/codes', status);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  [403, 'A parent of this child has an account here and signs in the devices.'],
  [409, 'This is only for active students under 16. From 16 on they sign in with their own password.'],
] as const)('whoever has no part in it reads who has (%i)', async (status, text) => {
  reject('get', 'children/9/devices', status);
  await renderAt(PAGE);
  expect(await screen.findByText(text)).toBeTruthy();
});
