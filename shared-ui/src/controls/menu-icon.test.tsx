import type { IconNode } from '@academy/shared-auth/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuIcon } from './menu-icon.tsx';

const shapes = (node: IconNode) =>
  [...(render(<MenuIcon node={node} />).container.querySelector('svg')?.children ?? [])].map(
    ({ tagName, attributes }) => [tagName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))],
  );

test('the lines of an icon become one path, each at its place; other shapes stay unchanged', () => {
  expect(
    shapes([
      ['path', { d: 'M1 2h3' }],
      ['circle', { cx: '5', cy: '5', r: '2' }],
      ['path', { d: 'm7 8 2 2' }],
      ['path', { d: 'M3 3v1', opacity: '0.5' }],
    ]),
  ).toEqual([
    ['circle', { cx: '5', cy: '5', r: '2' }],
    ['path', { d: 'M3 3v1', opacity: '0.5' }],
    ['path', { d: 'M1 2h3M0 0m7 8 2 2' }],
  ]);
});
