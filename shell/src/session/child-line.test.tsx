import { replaceTransport, sessionStore } from '@academy/shared-auth';
import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BackToParent } from '#/app/back-to-parent.tsx';
import { texts } from '#/testing/texts.ts';
import { backStore } from './back-store.ts';
import ChildLine from './child-line.tsx';

const undo: (() => void)[] = [];
const cookie = () => document.cookie;
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
  document.cookie = 'session=; Max-Age=0; Path=/';
  sessionStore.setState({ child: null });
  backStore.setState({ isAsked: false });
  vi.restoreAllMocks();
});

const later = () => new Date(Date.now() + 60_000).toISOString();

async function show(language: 'en' | 'ar' = 'en', about: { until?: string; ownDevice?: boolean } = {}) {
  await startTestI18n(language, texts[language]);
  signInForTest({ name: 'Yusuf' }, []);
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const child = { by: { name: 'Amina' }, until: later(), ownDevice: false, ...about };
  sessionStore.setState({ child });
  await act(async () =>
    render(
      <UiProvider>
        <ChildLine child={child} isScrolledPast />
        <BackToParent />
        <Toaster />
      </UiProvider>,
    ),
  );
  return opened;
}

/** @returns the calls that were made. */
function answer(respond: (path: string) => Response): string[] {
  const asked: string[] = [];
  undo.push(
    replaceTransport(async ({ url, method }) => {
      const { pathname } = new URL(url);
      asked.push(`${method} ${pathname}`);
      return respond(pathname);
    }),
  );
  return asked;
}

const plain = () => (document.querySelector('section')?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
const backButton = () => screen.getByRole('button', { name: /Amina/ });

async function typePassword(): Promise<HTMLElement> {
  await userEvent.click(backButton());
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Password of/), 'correct horse');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Back to/ }));
  return dialog;
}

it.each([
  ['en', 'Yusuf is here.Back to Amina'],
  ['ar', 'Yusuf هنا الآن.العودة إلى Amina'],
] as const)('the line of a child’s session says whose it is and to whom it leads back: %s', async (language, text) => {
  await show(language);
  expect(plain()).toBe(text);
});

it('a device of the child’s own has no way back', async () => {
  await show('en', { ownDevice: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('the parent’s password starts the parent’s session, with a reload', async () => {
  const asked = answer(() => Response.json({ data: { token: 'of-amina' } }));
  const opened = await show();
  await typePassword();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
  expect([asked, cookie()]).toEqual([['POST /api/children/session/back'], expect.stringContaining('session=of-amina')]);
});

it('a wrong password is said at its field, and the child stays', async () => {
  const problem = { code: 'invalid', message: 'no', fields: [{ path: 'password', code: 'wrong', message: 'no' }] };
  answer(() => Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }));
  const opened = await show();
  const dialog = await typePassword();
  expect(await within(dialog).findByText('The password is not correct')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});

it('a parent with a second step proves it too; then the child’s session ends', async () => {
  const asked = answer((path) => {
    if (path.endsWith('/back')) return Response.json({ data: { challenge: 'a', methods: ['totp'] } });
    return Response.json(path.endsWith('/verify') ? { data: { token: 'of-amina' } } : { message: 'Signed out' });
  });
  const opened = await show();
  const dialog = await typePassword();
  await userEvent.type(await within(dialog).findByRole('textbox'), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
  expect(asked.slice(1)).toEqual(['POST /api/login/verify', 'POST /api/auth/logout']);
  expect(cookie()).toContain('session=of-amina');
});

it('a page that becomes visible after the end asks to sign in', async () => {
  await show('en', { until: new Date(Date.now() - 1000).toISOString() });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' });
});
