import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptClassesOf } from './kept-classes.ts';
import { renderAt } from './render-at.tsx';
import { serve } from './server.ts';
import { aShiftResponse, shiftsOf } from './shifts.ts';
import { signInAs } from './sign-in.ts';
import { aTimeOffResponse } from './times-off.ts';

test.each([
  ['/dashboard/absences/add', 'Record an absence'],
  ['/dashboard/closures/add', 'Close the academy'],
  ['/dashboard/absences/5', /Ahmad/],
  ['/dashboard/shifts', 'Changed class times'],
  ['/dashboard/shifts/add', 'Change class times'],
  ['/dashboard/shifts/5', '60 minutes earlier'],
  ['/dashboard/kept-classes', 'Classes that stayed as they were'],
])('the breadcrumbs of %s are only the menu’s entry, which the shell adds', async (path, name) => {
  signInAs('admin');
  serve('absences/5', aTimeOffResponse());
  serve('shifts', shiftsOf([]));
  serve('shifts/5', aShiftResponse());
  serve('kept-classes', keptClassesOf([]));
  await renderAt(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});
