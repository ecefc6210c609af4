import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import ar from '#locales/ar/subscriptions.json';
import en from '#locales/en/subscriptions.json';
import declared from '../../remote.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

const screens = declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) }));

const remote: RemoteUnderTest = { name: 'mf-subscriptions', namespace: 'subscriptions', texts: { en, ar }, screens };

/**
 * The remote, as the shell mounts it, at a path; every call is a page of its own. `preloadsAll` is for tests that go on
 * to other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });
