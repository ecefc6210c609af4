import { screen, within } from '@testing-library/react';
import { rawEntry } from './registry.fixture.ts';
import { pageModule } from './render-site.tsx';

export const section = (name: string, title: string, arabic: string, more: Parameters<typeof rawEntry>[0] = {}) =>
  rawEntry({
    name: `mf-${name}`,
    routes: [{ path: `/dashboard/${name}`, screen: name, titleKey: 'title', permissions: ['timeline.read'] }],
    menu: [{ id: name, labelKey: 'title', to: `/dashboard/${name}`, icon: 'circle', order: 1, bottomBar: 1 }],
    texts: { en: { title }, ar: { title: arabic } },
    ...more,
  });
export const timeline = section('timeline', 'Timeline', 'المنشورات', { version: '1.0.0-t' });
const owner = { team: 'lessons', channel: '#lessons', runbook: 'docs/remotes.md' };
export const lessons = section('lessons', 'Lessons', 'الدروس', { version: '1.0.0-l', owner });
export const both = {
  remotes: [timeline, lessons],
  outcomes: { '1.0.0-t': pageModule('Posts'), '1.0.0-l': pageModule('All lessons') },
};

export const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
export const isCurrent = (link: Element) => link.getAttribute('aria-current') === 'page';
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The logged errors about remotes; a click may also log errors about the test's environment. */
export const remoteReports = (complaints: readonly unknown[][]) =>
  complaints.filter(([source]) => String(source).startsWith('mf-'));
