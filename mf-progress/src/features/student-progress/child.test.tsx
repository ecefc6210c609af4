import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';

beforeEach(() => void signInForTest({ role: 'guest', roles: ['guest'], relations: ['parent'] }, []));
const open = () => renderInPage('child.summary', ({ place }) => place({ studentId: '7', name: 'Hana' }));

test('the card of a child shows the memorised part, and leads to the map', async () => {
  serveStudent();
  await open();
  expect(await screen.findByText('Memorised 34 · solid 30 · to strengthen 4')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Progress in memorisation' });
  expect(link.pathname + link.search).toBe('/dashboard/progress?student_id=7');
});
