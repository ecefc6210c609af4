import { i18n } from '@academy/shared-auth';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { renderSite } from '#/testing/render-site.tsx';
import { followDevServers } from './dev-servers.ts';

const remote = (label: string) =>
  rawEntry({
    name: 'mf-library',
    version: '1.0.0-dev',
    namespace: 'library',
    routes: [{ path: '/dashboard/library', screen: 'shelves', titleKey: 'title' }],
    menu: [{ id: 'library', labelKey: 'title', to: '/dashboard/library', icon: 'circle', order: 1 }],
    texts: { en: { title: label }, ar: { title: 'الرفوف' } },
  });

it("a dev server's new build is in menu and texts at once, and the page keeps what was typed", async () => {
  const Form = () => (
    <label>
      {i18n.t('library:name')}
      <input />
    </label>
  );
  await renderSite('/dashboard/library', {
    remotes: [remote('Shelves')],
    outcomes: { '1.0.0-dev': { default: { Component: Form } } },
  });
  i18n.addResourceBundle('en', 'library', { name: 'Name' });
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'Half typed' } });
  const reload = vi.spyOn(i18n, 'reloadResources').mockImplementation(async (_languages, namespaces) => {
    expect(namespaces).toEqual(['library']);
    i18n.addResourceBundle('en', 'library', { name: 'Name of the shelf' });
  });
  const stop = followDevServers(async () => ({ registry: registryOf([remote('Book shelves')]), shellVersion: null }));
  window.dispatchEvent(new CustomEvent('academy:built', { detail: 'mf-library' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await waitFor(() => expect(menu.getByRole('link', { name: 'Book shelves' })).toBeDefined());
  expect(screen.getByLabelText('Name of the shelf')).toBe(field);
  expect(screen.getByDisplayValue('Half typed')).toBe(field);
  stop();
  reload.mockRestore();
  i18n.removeResourceBundle('en', 'library');
});
