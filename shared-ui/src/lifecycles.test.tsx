import { startTestI18n } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import en from '../locales/en/ui.json';
import { createLifecycles } from './lifecycles.tsx';
import { takeComplaints } from './testing/complaints.ts';

// The promise of the mount resolves only after React has rendered by itself.
const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
  document.body.innerHTML = '';
});
const place = () => document.body.appendChild(document.createElement('div'));
beforeEach(() => startTestI18n('en', { ui: en }));

test('a remote mounts with all it needs and leaves nothing behind', async () => {
  const props = { name: 'mf-test', domElement: place() };
  const { bootstrap, mount, unmount } = createLifecycles(() => <Link to="/posts">Posts</Link>);
  await bootstrap(props);
  for (let round = 0; round < 3; round++) {
    await mount(props);
    expect(await screen.findByRole('link', { name: 'Posts' })).toBeDefined();
    await unmount(props);
    expect(props.domElement.innerHTML).toBe('');
  }
});

test('a remote that throws shows the error and can be unmounted', async () => {
  const props = { name: 'mf-broken', domElement: place() };
  const { bootstrap, mount, unmount } = createLifecycles(() => {
    throw new Error('broken remote');
  });
  await bootstrap(props);
  await mount(props);
  await waitFor(() => expect(props.domElement.textContent).toContain('This part could not be shown'));
  await unmount(props);
  expect(takeComplaints().length).toBeGreaterThan(0);
});

test("a screen's error disappears when its address changes", async () => {
  window.history.replaceState(null, '', '/broken');
  const props = { name: 'mf-half-broken', domElement: place() };
  const { bootstrap, mount, unmount } = createLifecycles(() => {
    if (useLocation().pathname === '/broken') throw new Error('broken screen');
    return <p>Posts</p>;
  });
  await bootstrap(props);
  await mount(props);
  await waitFor(() => expect(props.domElement.textContent).toContain('This part could not be shown'));
  window.history.replaceState(null, '', '/posts');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('Posts')).toBeDefined();
  await unmount(props);
  expect(takeComplaints().length).toBeGreaterThan(0);
});
