import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';
import { serveReviews } from '#/testing/report-reviews.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { serveToVisit } from '#/testing/visits.ts';

async function open(overdue: number, waiting: number) {
  signInAs('leader');
  serveToVisit([], overdue);
  serveReviews([], undefined, waiting);
  const counts: number[] = [];
  await renderInSlot('home.attention', { onCount: (count) => counts.push(count) });
  return counts;
}

test.each([
  ['Teachers to visit', '/dashboard/visits', 2, 0],
  ['Reports to read', '/dashboard/reports-to-read', 0, 3],
])("a leader's home counts what is to be done: %s", async (name, href, overdue, waiting) => {
  const counts = await open(overdue, waiting);
  const line = await screen.findByRole('link', { name: new RegExp(name, 'i') });
  expect(line.getAttribute('href')).toBe(href);
  expect(line.previousElementSibling?.textContent).toBe(String(overdue + waiting));
  expect(counts).toContain(overdue + waiting);
});

test('without overdue visits and reports the counts are 0 and nothing is drawn', async () => {
  const counts = await open(0, 0);
  await waitFor(() => expect(counts.filter((count) => count === 0)).toHaveLength(2));
  expect(screen.queryByRole('link')).toBeNull();
});
