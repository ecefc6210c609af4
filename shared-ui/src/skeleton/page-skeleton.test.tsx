import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

afterEach(() => document.getElementById('skeleton')?.remove());
const bones = (name: string) => screen.getByRole('status').querySelectorAll(`i.${name}`);
const animation = () => getComputedStyle(screen.getByRole('status')).animation;

test.each([
  ['list', 's-tag', 10],
  ['profile', 's-portrait', 1],
  ['chat', 's-face', 8],
  ['calendar', 's-day', 42],
  ['dashboard', 's-label', 3],
  ['form', 's-control', 4],
] as const)('a loading %s has the parts of its kind', async (kind, name, count) => {
  await renderUi(<PageSkeleton kind={kind} title="Omar Nasser" />);
  expect(bones(name)).toHaveLength(count);
});

test.each([
  ['profile', ['s-portrait', 's-title'], 's-label', 4],
  ['calendar', ['s-title', 's-button'], 's-day', 42],
  ['page', ['s-title'], 's-label', 1],
] as const)('below its header a loading %s has only its content', async (kind, missing, name, count) => {
  await renderUi(<PageSkeleton kind={kind} hasHeader />);
  for (const each of missing) expect(bones(each)).toHaveLength(0);
  expect(bones(name)).toHaveLength(count);
});

test('a loading list has its title, a loading person has none before the name is known', async () => {
  const { unmount } = await renderUi(<PageSkeleton kind="list" title="Students" />);
  expect(screen.getByText('Students')).toBeTruthy();
  expect(bones('s-title')).toHaveLength(0);
  unmount();
  await renderUi(<PageSkeleton kind="profile" title="Student" />);
  expect(bones('s-title')).toHaveLength(1);
});

test('a skeleton that follows the document’s own is there at once, a later one appears after a moment', async () => {
  const { unmount } = await renderUi(<PageSkeleton kind="list" />);
  expect(animation()).toContain('appear');
  unmount();
  document.body.append(Object.assign(document.createElement('div'), { id: 'skeleton' }));
  await renderUi(<PageSkeleton kind="list" />);
  expect(animation()).not.toContain('appear');
});
