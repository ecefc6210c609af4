import { replaceTransport, sessionStore } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { AuthPage } from '#/routes/route-table.ts';
import { texts } from '#/testing/texts.ts';
import AuthPages from './auth-pages.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
  sessionStore.setState({ status: 'signed-out', user: null });
});

/** An API that responds to every call with one status, and records the calls. */
function api(status: number) {
  const calls: { path: string; body: string }[] = [];
  undo.push(
    replaceTransport(async (request) => {
      calls.push({ path: new URL(request.url).pathname, body: await request.text() });
      return Response.json({ code: 'x', message: 'x', fields: [], requestId: 'r1' }, { status });
    }),
  );
  return calls;
}

async function open(path: string) {
  await startTestI18n('en', texts.en);
  window.history.replaceState(null, '', path);
  function Page() {
    return <AuthPages page={useLocation().pathname.slice('/auth/'.length) as AuthPage} />;
  }
  render(
    <UiProvider>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
    </UiProvider>,
  );
  return userEvent.setup();
}

const signIn = (about: object = {}) =>
  sessionStore.setState({
    status: 'signed-in',
    user: {
      ...{ id: '7', name: 'Maryam', email: 'maryam@academy.test', email_verified: false, phone: null, image: null },
      ...{ role: 'student', roles: ['student'], timezone: 'Asia/Amman', subscription: { package: null } },
      ...{ relations: [], ...about },
    },
  });

test('without a token the page names the address of the mail, and can send it again (D87)', async () => {
  signIn();
  const calls = api(200);
  const user = await open('/auth/confirm-email');
  expect(await screen.findByText(/sent to maryam@academy.test/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/^Sent\./)).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/confirm-email/send']);
});

test('a confirmed address needs no mail (D87)', async () => {
  signIn({ email_verified: true });
  await open('/auth/confirm-email');
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy();
});

test('the link in a mail confirms the address, once (D87)', async () => {
  const calls = api(200);
  await open('/auth/confirm-email?token=abc');
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('confirm-email'))).toEqual([
    { path: '/api/auth/confirm-email', body: '{"token":"abc"}' },
  ]);
});

test('a used link says so, and can request another mail (D87)', async () => {
  api(422);
  await open('/auth/confirm-email?token=abc');
  expect(await screen.findByText('This link was used, or is no longer valid.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy();
});

test('a click undoes a change of the address, and leads to a new password (D87)', async () => {
  const calls = api(200);
  const user = await open('/auth/not-me?token=abc');
  expect(calls).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Restore my address' }));
  expect(await screen.findByRole('link', { name: 'Choose a new password' })).toBeTruthy();
  expect(calls).toEqual([{ path: '/api/auth/not-me', body: '{"token":"abc"}' }]);
});

test('an invited user chooses a password, and a used link says so (D87)', async () => {
  const calls = api(422);
  const user = await open('/auth/invitation?token=abc');
  await user.type(await screen.findByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByText(/^This link was already used/)).toBeTruthy();
  expect(calls).toEqual([{ path: '/api/auth/invitation', body: '{"token":"abc","password":"a long password"}' }]);
});
