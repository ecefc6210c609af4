import { replaceTransport, sessionStore } from '@academy/shared-auth';
import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { texts } from '#/testing/texts.ts';
import ViewLine from './view-line.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
  sessionStorage.removeItem('view');
  vi.restoreAllMocks();
});

async function show(language: 'en' | 'ar', until: string) {
  await startTestI18n(language, texts[language]);
  signInForTest({ name: 'Salma' }, []);
  sessionStorage.setItem('view', 'of the view');
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const view = { until };
  await act(async () =>
    render(
      <UiProvider>
        <ViewLine view={view} isScrolledPast />
        <Toaster />
      </UiProvider>,
    ),
  );
  return opened;
}

const later = () => new Date(Date.now() + 60_000).toISOString();
const plain = () => (document.querySelector('section')?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');

it('the line of a view names the person and its end, in both languages', async () => {
  await show('en', later());
  expect(plain()).toMatch(/^You see the academy as Salma\. Nothing can be changed\. Ends at \d{1,2}:\d\d [ap]m\./);
});

it('the line of a view is Arabic on an Arabic page', async () => {
  await show('ar', later());
  expect(plain()).toMatch(/^أنت ترى الأكاديمية كما تظهر في حساب Salma\. لا يمكن تغيير شيء\./);
});

it('ending the view signs it out and leads back', async () => {
  const asked: string[] = [];
  undo.push(
    replaceTransport(async ({ url, method }) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return Response.json({ message: 'Signed out' });
    }),
  );
  const opened = await show('en', later());
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
  expect(asked).toEqual(['POST /api/auth/logout']);
  expect(sessionStorage.getItem('view')).toBeNull();
});

it('a page that becomes visible after the end of the view leads back', async () => {
  const opened = await show('en', new Date(Date.now() - 1000).toISOString());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(opened).toHaveBeenCalledWith('/dashboard');
  expect(sessionStore.getState().user?.name).toBe('Salma');
});
