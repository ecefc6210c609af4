import { directionOf, type Language, type SessionUser } from '@academy/shared-auth';
import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { PageHeader, UiProvider } from '@academy/shared-ui';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { Site } from '#/app/site.tsx';
import { createLoader } from '#/loading/loader.ts';
import { createSiteRouter } from '#/navigation/site-router.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { fakeRuntime } from './fake-runtime.ts';
import { registryOf } from './registry.fixture.ts';
import { texts } from './texts.ts';

interface SiteOptions {
  remotes: unknown[];
  outcomes?: Parameters<typeof fakeRuntime>[0];
  language?: Language;
  /** The signed-in user; null for a visitor. */
  holder?: Partial<SessionUser> | null;
  permissions?: string[];
}

/** A remote's module with one page. */
export const pageModule = (title: string) => ({ default: { Component: () => <PageHeader title={title} /> } });

/** The whole shell at a path, with these remotes and this user. */
export async function renderSite(path: string, options: SiteOptions) {
  const { remotes, outcomes = {}, language = 'en', holder = {}, permissions = ['timeline.read'] } = options;
  await startTestI18n(language, texts[language]);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (holder) signInForTest(holder, permissions);
  registryStore.setState({ current: registryOf(remotes) });
  window.history.replaceState(null, '', path);
  const runtime = fakeRuntime(outcomes);
  const loader = createLoader(runtime.deps);
  const router = createSiteRouter(<Site loader={loader} />);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
  const view = await act(async () => render(page, { onCaughtError: () => {} }));
  const user = userEvent.setup();
  /** A click whose effect may load code first. */
  const click = (element: HTMLElement) => act(async () => user.click(element));
  return { ...view, ...runtime, router, user, click };
}
