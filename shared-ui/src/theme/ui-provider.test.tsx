import { i18n } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { UiProvider } from './ui-provider.tsx';

function Greeting({ of }: { of?: string }) {
  const { t, i18n: page } = useTranslation(of);
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

test('a component gets the texts of its namespace, by default of the first', async () => {
  await startTestI18n('en', { shell: { hello: 'Hello' }, users: { hello: 'Welcome' } });
  show();
  show('users');
  expect(screen.getAllByText(/en$/).map(({ textContent }) => textContent)).toEqual(['Hello en', 'Welcome en']);
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
