import { i18n, useTranslation } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from './ui-provider.tsx';

afterEach(() => void vi.restoreAllMocks());

const seen: unknown[] = [];
function Greeting({ of }: { of?: string }) {
  const { t, i18n: page } = useTranslation(of);
  seen.push(t);
  return <p>{`${t('hello')} ${page.language}`}</p>;
}
const show = (of?: string) =>
  render(
    <UiProvider>
      <Suspense fallback="…">
        <Greeting of={of} />
      </Suspense>
    </UiProvider>,
  );

test('a component gets the texts of its namespace, by default of the first, by the same function each time', async () => {
  await startTestI18n('en', { shell: { hello: 'Hello' }, users: { hello: 'Welcome' } });
  seen.length = 0;
  show();
  show('users');
  show('users');
  expect(screen.getAllByText(/en$/).map(({ textContent }) => textContent)).toEqual([
    'Hello en',
    'Welcome en',
    'Welcome en',
  ]);
  expect(seen[1]).toBe(seen[2]);
  expect(seen[0]).not.toBe(seen[1]);
});

test('drawn texts follow the language, and reloaded texts', async () => {
  await startTestI18n('en', { shell: { hello: 'Hello' } });
  i18n.addResourceBundle('ar', 'shell', { hello: 'مرحبا' });
  show();
  await act(() => i18n.changeLanguage('ar'));
  expect(screen.getByText('مرحبا ar')).toBeTruthy();
  i18n.addResource('ar', 'shell', 'hello', 'أهلا');
  act(() => i18n.emit('languageChanged', 'ar'));
  expect(screen.getByText('أهلا ar')).toBeTruthy();
});

test('a component waits for texts that are not loaded yet', async () => {
  await startTestI18n('en', { shell: {} });
  let arrive = () => {};
  vi.spyOn(i18n, 'hasLoadedNamespace').mockImplementation((name) => i18n.hasResourceBundle('en', String(name)));
  vi.spyOn(i18n, 'loadNamespaces').mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => {
          i18n.addResourceBundle('en', 'late', { hello: 'Good evening' });
          resolve();
        };
      }),
  );
  await act(async () => void show('late'));
  expect(screen.getByText('…')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByText('Good evening en')).toBeTruthy();
  i18n.removeResourceBundle('en', 'late');
});
