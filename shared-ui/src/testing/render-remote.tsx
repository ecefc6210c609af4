import { directionOf, type Language } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom';
import ar from '../../locales/ar/ui.json';
import en from '../../locales/en/ui.json';
import { Toaster } from '../feedback/toaster.tsx';
import { createRemoteModule, type RemoteModuleOptions } from '../remote/create-remote-module.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';

const uiTexts = { en: { ui: en }, ar: { ui: ar } };

export interface RemoteUnderTest extends RemoteModuleOptions {
  /** The remote's own texts, by language. */
  texts: Record<Language, object>;
}

/** The boundaries report the errors that they catch; React would report them again. */
const reportedByBoundaries = { onCaughtError: () => {} };

interface Shown {
  path: string;
  /** Whether the code of the other screens is loaded too, for tests that go there. */
  preloadsAll?: boolean;
  language?: Language;
  /** The element drawn at the path: the remote's screens by default. */
  draw?: (module: ReturnType<typeof createRemoteModule>) => ReactNode;
}

/**
 * A whole remote at a path, as the shell mounts it, on a new page in the language; the code of its screen is loaded.
 */
export async function renderRemote(
  { texts, ...options }: RemoteUnderTest,
  { path, language = 'en', preloadsAll = false, draw }: Shown,
) {
  await startTestI18n(language, { ...uiTexts[language], [options.namespace]: texts[language] });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  window.history.replaceState(null, '', path);
  const module = createRemoteModule(options);
  const wanted = options.screens.filter((screen) => preloadsAll || matchPath(screen.path, path));
  const { Component } = module;
  await Promise.all(wanted.map((screen) => Component.preload(screen.path)));
  const router = createBrowserRouter([{ path: '*', element: draw ? draw(module) : <Component /> }]);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>
  );
  const view = await act(async () => render(page, reportedByBoundaries));
  return { ...view, router, user: userEvent.setup(), path: () => router.state.location.pathname };
}
