import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';

const open = (frame?: 'pane' | 'solo') => {
  const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title', frame }];
  return renderSite('/dashboard/lessons', {
    remotes: [rawEntry({ version: '1.0.0-l', routes, texts: { en: { title: 'Lessons' }, ar: {} } })],
    outcomes: { '1.0.0-l': pageModule('All lessons') },
  });
};

it('a page ends in the footer', async () => {
  await open();
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
});

it.each(['pane', 'solo'] as const)('a %s fills the window’s height between the bars', async (frame) => {
  await open(frame);
  await screen.findByRole('heading', { name: 'All lessons' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeTruthy();
});
