import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

beforeEach(
  () => void signInForTest({ id: '7', role: 'student', roles: ['student', 'child'] }, ['classes.report.read']),
);

test('a child reads how far it is, and opens the map (D141)', async () => {
  serveStudent();
  // The other parts of the slot, which are drawn here as well.
  serve('progress/re-teaching', { data: [] });
  serve('certificates/proposed', { data: [] });
  await renderInPage('home.widget', ({ place }) => place({}));
  expect(await screen.findByText('You know 34 ayahs by heart.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show my map' }).getAttribute('href')).toBe('/dashboard/progress');
});
