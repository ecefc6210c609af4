import { i18n, TextsProvider } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Language, textIn, texts } from '#/site/texts.ts';
import LandingPage from './landing.page.tsx';

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.className = 'light';
  await startTestI18n('en', { landing: texts.en });
  i18n.addResourceBundle('ar', 'landing', texts.ar);
});

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    { path: '/auth/signin', element: <h1>signing in</h1> },
    { path: '*', element: <LandingPage /> },
  ]);
  // Renders as the shell does around every remote.
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}
const title = (language: Language) => screen.findByText(textIn(language, 'hero.title'));

describe('the landing page inside the shell', () => {
  it('the landing page inside the shell leaves main landmark and skip link to the shell', async () => {
    openAt('/');
    await title('en');
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByText(textIn('en', 'page.skip'))).toBeNull();
  });

  it('the landing page inside the shell opens sign-in without a page load', async () => {
    openAt('/');
    fireEvent.click(screen.getByText(textIn('en', 'hero.start')));
    expect(await screen.findByText('signing in')).toBeTruthy();
  });

  it('the landing page inside the shell switches to Arabic and back', async () => {
    openAt('/');
    fireEvent.click(screen.getByText(textIn('en', 'nav.language')));
    await title('ar');
    expect(localStorage.getItem('language')).toBe('ar');
    fireEvent.click(screen.getByText(textIn('ar', 'nav.language')));
    await title('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('the landing page inside the shell is Arabic at its Arabic address', async () => {
    openAt('/ar');
    await title('ar');
  });

  it('the landing page inside the shell changes the theme everywhere', async () => {
    openAt('/');
    fireEvent.click(screen.getByLabelText(textIn('en', 'nav.theme')));
    await waitFor(() => expect(document.documentElement.className).toBe('dark'));
    expect(localStorage.getItem('color-theme')).toBe('dark');
  });
});
