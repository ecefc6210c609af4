import { directionOf, type Language } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import ar from '../../locales/ar/ui.json';
import en from '../../locales/en/ui.json';
import { UiProvider } from '../theme/ui-provider.tsx';

const texts = { en: { ui: en }, ar: { ui: ar } };

/** Renders at `path` on a page in the language, with theme and router. */
export async function renderUi(element: ReactElement, language: Language = 'en', path = '/') {
  await startTestI18n(language, texts[language]);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element }]);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
  return { ...render(page, { onCaughtError: () => {} }), router, user: userEvent.setup() };
}
