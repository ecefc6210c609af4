import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
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

test('the list of one student has the sums of that student; what is paid has no age', async () => {
  signInAsAdmin();
  serve('users/5', { data: { data: [{ id: '5', name: 'Yusuf', email: null, image: null, roles: ['student'] }] } });
  const asked = serveDues([aDue()], { USD: 4000 });
  await renderAt('/dashboard/subscriptions/dues?student_id=5&status=paid&age=1_7');
  expect(await screen.findByText(/^Still to be paid: .*\$40/)).toBeTruthy();
  const [ofList, ...others] = asked.filter((each) => each.get('status') === 'paid');
  expect([ofList?.get('student_id'), ofList?.has('age'), others]).toEqual(['5', false, []]);
  const review = screen.getByRole('link', { name: 'Review transfers (1)' });
  expect(review.getAttribute('href')).toBe('/dashboard/subscriptions/dues/review');
});
