import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PrintHead } from './print-head.tsx';

test('the head of a sheet is there while it is printed, and not on screens', async () => {
  await renderUi(<PrintHead />);
  expect(screen.queryByText('Academy')).toBeNull();
  // As a browser does it: the sheet is taken as it is after the event.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Academy')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Printed.*${new Date().getFullYear()}`))).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Academy')).toBeNull();
});
