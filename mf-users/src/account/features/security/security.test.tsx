import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aSession, serveSessions, serveTwoSteps } from '#/account/testing/security.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { server, takeBodies } from '#/testing/server.ts';

const PAGE = '/profile/security';
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  signInForTest({ id: '1', name: 'Maryam Haddad', role: 'guest', roles: ['guest'] }, []);
  serveTwoSteps();
  serveSessions();
});

/** Responds to each request with the next of these. */
function answer(path: string, ...answers: { status: number; body: object }[]) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      sent.push(await request.json());
      const next = answers[Math.min(sent.length, answers.length) - 1];
      return HttpResponse.json(next?.body, { status: next?.status ?? 200 });
    }),
  );
  return sent;
}
const wrongAt = (path: string, code = 'wrong') => ({
  status: 422,
  body: { code: 'invalid', message: 'wrong', fields: [{ path, code, message: 'wrong' }] },
});
const app = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

test('an app is set up by its first correct code, and the recovery codes are shown once', async () => {
  answer('two-steps/totp', { status: 200, body: { data: app } });
  const codes = answer('two-steps/totp/confirm', wrongAt('code'), wrongAt('code', 'clock'), {
    status: 200,
    body: { data: { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] } },
  });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('ABCD EFGH');
  const field = dialog().getByLabelText<HTMLInputElement>('Code from the app');
  await user.type(field, '111111{Enter}');
  await dialog().findByText('The code is not correct.');
  expect(field.value).toBe('111111');
  await user.type(field, '{Enter}');
  await dialog().findByText('Check that your phone sets its clock automatically.');
  await user.clear(field);
  await user.type(field, '222222{Enter}');
  await screen.findByText('aaaa-1111');
  serveTwoSteps({ totp: true, recoveryCodes: 2 });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText('aaaa-1111')).toBeNull();
  expect(codes).toEqual([{ code: '111111' }, { code: '111111' }, { code: '222222' }]);
});

test('an old sign-in requires the password, and a wrong one stays typed, in Arabic', async () => {
  serveTwoSteps({ totp: true, recoveryCodes: 8, passwordNeeded: true });
  const sent = answer('two-steps/recovery-codes', wrongAt('password'));
  const { user } = await renderAt(PAGE, 'ar');
  await user.click(await screen.findByRole('button', { name: 'إصدار رموز جديدة' }));
  const asked = within(await screen.findByRole('alertdialog'));
  const field = asked.getByLabelText<HTMLInputElement>('كلمة المرور الحالية');
  await user.type(field, 'not it');
  await user.click(asked.getByRole('button', { name: 'إصدار رموز جديدة' }));
  await asked.findByText('كلمة المرور غير صحيحة');
  expect(field.value).toBe('not it');
  expect(sent).toEqual([{ password: 'not it' }]);
});

test('the last second step of a user whose role requires one cannot be removed', async () => {
  const passkey = { id: '4', name: 'Phone', createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null };
  serveTwoSteps({ passkeys: [passkey], recoveryCodes: 10, required: true, may: { addPasskey: true, remove: false } });
  const { unmount } = await renderAt(PAGE);
  await screen.findByText('Phone');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  unmount();
  serveTwoSteps({ passkeys: [passkey], recoveryCodes: 10 });
  const taken = takeBodies('delete', 'two-steps/passkeys/4');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(taken).toHaveLength(1));
});

test('a device can be signed out alone, and all others at once (D121)', async () => {
  serveSessions([
    aSession({ id: 'a', current: true }),
    aSession({ id: 'b', browser: 'Safari', system: 'iPhone', lastUsedAt: '2026-11-21T09:00:00.000Z' }),
    aSession({ id: 'c', browser: null, system: null }),
  ]);
  const one = takeBodies('delete', 'sessions/b');
  const others = takeBodies('delete', 'sessions/others');
  const { user } = await renderAt(PAGE);
  const list = within(await screen.findByRole('list', { name: 'Devices' }));
  list.getByText('This device');
  list.getByText('Unknown device');
  await user.click(list.getByRole('button', { name: 'Sign out on Safari · iPhone' }));
  await screen.findByText('Signed out there');
  await user.click(screen.getByRole('button', { name: 'Sign out on all others' }));
  await screen.findByText('Signed out everywhere else');
  expect([one.length, others.length]).toEqual([1, 1]);
});

test('a user who must set up a second step first reads why, and sees no devices (D120)', async () => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'], two_steps_needed: true }, []);
  serveTwoSteps({ required: true });
  await renderAt(PAGE);
  await screen.findByText(/^Your role requires two-step sign-in/);
  expect(screen.queryByText('Devices')).toBeNull();
});
