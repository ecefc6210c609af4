import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeIphone, fakePushBrowser, removePushBrowser, serveDevices } from '#/account/testing/devices.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { server } from '#/testing/server.ts';

const signInAs = (id: string) =>
  signInForTest({ id, role: 'student', roles: ['student'] }, ['classes.my_classes.read']);
afterEach(removePushBrowser);
beforeEach(() => signInAs('1'));

/** Serves the number of held classes. @returns the statuses that were asked for. */
function serveHeld(total: number) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/classes', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json({ data: [], pagination: { total } });
    }),
  );
  return asked;
}
const heading = () => screen.findByRole('heading', { name: 'Hear about changes in time' });

test('after a first class the start page asks about push, and turns it on', async () => {
  fakePushBrowser();
  serveHeld(1);
  const { added } = serveDevices();
  const { user } = await renderWidget('home-push');
  await heading();
  await user.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  await screen.findByText('This device gets notifications now');
  expect(added).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('before a first class the start page does not ask about push', async () => {
  fakePushBrowser();
  const asked = serveHeld(0);
  serveDevices();
  await renderWidget('home-push');
  await waitFor(() => expect(asked).toEqual(['held']));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['No, thanks', { response: 'granted' } as const],
  ['Turn on notifications', { response: 'denied' } as const],
])('after "%s" the user is not asked again, another user is', async (name, browser) => {
  fakePushBrowser(browser);
  serveHeld(3);
  serveDevices();
  const { user, unmount } = await renderWidget('home-push');
  await heading();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  unmount();
  fakePushBrowser();
  await renderWidget('home-push');
  expect(screen.queryByRole('heading')).toBeNull();
  signInAs('2');
  await renderWidget('home-push');
  await heading();
});

test.each([
  ['that blocks notifications', { permission: 'denied' } as const],
  ['that has them', { permission: 'granted' } as const],
  ['without a service worker', { hasWorker: false }],
])('in a browser %s neither the user nor the server is asked about push', async (_what, browser) => {
  fakePushBrowser(browser);
  const asked = serveHeld(3);
  serveDevices();
  await renderWidget('home-push');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked).toEqual([]);
});

test('on an iPhone the profile explains how to get push', async () => {
  fakeIphone();
  serveHeld(1);
  serveDevices();
  await renderWidget('home-push');
  await heading();
  expect(screen.getByRole('link', { name: 'How to turn it on' }).getAttribute('href')).toBe('/profile');
});
