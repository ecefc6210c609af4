import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { signInAsAdmin } from '#/testing/sign-in.ts';

test('staff see what is still to be paid, how late it is, and the sums by currency', async () => {
  signInAsAdmin();
  const asked = serveDues([aDue({ paid: 1500, state: 'part', overdueDays: 8 })], { USD: 2500 });
  await renderAt('/dashboard/subscriptions/dues');
  expect(await screen.findByText('Partly paid, 8 days overdue')).toBeTruthy();
  expect(screen.getAllByText('$25').length).toBeGreaterThan(0);
  expect(await screen.findByText(/^Still to be paid: .*\$25/)).toBeTruthy();
  expect(asked.map((each) => each.get('status'))).toContain('unpaid');
});
