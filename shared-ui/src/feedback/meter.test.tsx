import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Meter } from './meter.tsx';

it.each([
  [0.256, '26'],
  [-1, '0'],
  [1.2, '100'],
])('a meter of %d shows %s percent', async (value, percent) => {
  await renderUi(<Meter label="Sent" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Sent' }).getAttribute('aria-valuenow')).toBe(percent);
});
