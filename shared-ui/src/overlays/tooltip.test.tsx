import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Tooltip } from './tooltip.tsx';

const link = (
  <Tooltip label="Timeline">
    <a href="/timeline" aria-label="Timeline">
      icon
    </a>
  </Tooltip>
);

test('a tooltip shows on hover and disappears with the pointer or Escape', async () => {
  const { user } = await renderUi(link);
  expect(screen.queryByText('Timeline')).toBeNull();
  await user.hover(screen.getByRole('link'));
  expect(screen.getByText('Timeline')).toBeDefined();
  await user.unhover(screen.getByRole('link'));
  expect(screen.queryByText('Timeline')).toBeNull();
});

test('a tooltip shows on keyboard focus and is read once', async () => {
  const { user } = await renderUi(link);
  await user.tab();
  const tip = screen.getByText('Timeline');
  expect(tip.getAttribute('aria-hidden')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Timeline')).toBeNull();
});
