import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';
import { resizeTo } from '#/testing/resize-to.ts';

const open = (frame?: 'pane' | 'solo') => {
  const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title', frame }];
  return renderSite('/dashboard/lessons', {
    remotes: [rawEntry({ version: '1.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } })],
    outcomes: { '1.0.0-l': pageModule('All lessons') },
  });
};

afterEach(() => resizeTo());

it('a page ends in the footer, which names the year and the developer', async () => {
  await open();
  const footer = await screen.findByRole('contentinfo');
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Academy`);
  expect(footer.textContent).toContain('Designed and built by');
});

it.each(['pane', 'solo'] as const)('a %s fills the window’s height between the bars', async (frame) => {
  await open(frame);
  await screen.findByRole('heading', { name: 'All lessons' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeTruthy();
});

it('a phone’s menu of one entry is a bar with that place, without a sheet', async () => {
  resizeTo(390);
  const menu = [{ id: 'lessons', labelKey: 'title', to: '/dashboard/lessons', icon: 'book', order: 1 }];
  const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title' }];
  await renderSite('/dashboard/elsewhere', {
    remotes: [rawEntry({ version: '1.0.0-l', routes, menu, texts: { en: { title: 'Lessons' }, ar: {} } })],
    outcomes: { '1.0.0-l': pageModule('All lessons') },
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Sections' }));
  expect(bar.getByRole('link', { name: 'Lessons' }).getAttribute('href')).toBe('/dashboard/lessons');
  expect(bar.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  act(() => resizeTo());
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
});

it('a page at another address marks the menu entry that covers it, and leads back to its page as it was left', async () => {
  const lesson = '/dashboard/lesson/:id';
  const paths = ['/dashboard/lessons', lesson];
  const menu = [
    { id: 'lessons', labelKey: 'title', to: '/dashboard/lessons', icon: 'book', order: 1, covers: [lesson] },
  ];
  const { router } = await renderSite('/dashboard/lessons?page=2', {
    remotes: [
      rawEntry({
        version: '1.0.0-l',
        routes: paths.map((path) => ({ path, screen: 'lessons', titleKey: 'title' })),
        menu,
        texts: { en: { title: 'Lessons' }, ar: {} },
      }),
    ],
    outcomes: { '1.0.0-l': pageModule('All lessons') },
  });
  await screen.findByRole('heading', { name: 'All lessons' });
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  await act(() => router.navigate('/dashboard/lesson/7'));
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Lessons' }).getAttribute('href')).toBe('/dashboard/lessons?page=2');
  const active = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(active.map((link) => link.getAttribute('href'))).toContain('/dashboard/lessons');
});
