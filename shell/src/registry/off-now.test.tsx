import { realtimeForTest } from '@academy/shared-auth/testing';
import { LeaveGuard } from '@academy/shared-ui';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rawRegistry } from '#/testing/registry.fixture.ts';
import { renderSite } from '#/testing/render-site.tsx';
import { both, heading, lessons, menu, timeline } from '#/testing/two-sections.fixture.ts';
import { followOffNow } from './off-now.ts';
import { readRegistry } from './registry.ts';
import { registryStore } from './registry-store.ts';
import { lookForUpdate } from './soft-update.ts';

const Form = () => (
  <>
    <h1>New lesson</h1>
    <LeaveGuard active />
    <input aria-label="Name" defaultValue="Tajweed" />
    <textarea aria-label="Text" defaultValue="Half a thought" />
    <div contentEditable suppressContentEditableWarning>
      <p>One line</p>
      <p>Another</p>
    </div>
    <input type="password" aria-label="Password" defaultValue="secret" />
  </>
);
const outcomes = { ...both.outcomes, '1.0.0-l': { default: { Component: Form } } };

it('what an operator switches off at once disappears from an open page, with its unsaved text to copy', async () => {
  await renderSite('/dashboard/lessons', { ...both, outcomes });
  await heading('New lesson');
  const stop = followOffNow();
  const say = (data: unknown, name = 'platform.off-now') => act(async () => realtimeForTest.event({ name, data }));
  await say({ remotes: ['mf-timeline'] }, 'message');
  await say('nonsense');
  expect(menu().getByRole('link', { name: 'Timeline' })).toBeTruthy();
  await say({ remotes: ['mf-lessons'] });
  stop();
  await heading('This part is switched off at the moment');
  expect(screen.getByRole('region', { name: /What you had typed/ }).querySelector('pre')?.textContent).toBe(
    'Name:\nTajweed\n\nText:\nHalf a thought\n\nOne line\nAnother',
  );
  expect(menu().queryByRole('link', { name: 'Lessons' })).toBeNull();
});

it('an update check drops at once remotes that are off now, and only those', async () => {
  await renderSite('/dashboard/timeline', both);
  await heading('Posts');
  const off = [timeline, { ...lessons, enabled: false, offNow: true }];
  const registry = readRegistry(rawRegistry(off, 2));
  await act(() => lookForUpdate(async () => ({ registry, shellVersion: null }), null));
  expect(menu().queryByRole('link', { name: 'Lessons' })).toBeNull();
  expect(registryStore.getState().current.revision).toBe(1);
  await heading('Posts');
});
