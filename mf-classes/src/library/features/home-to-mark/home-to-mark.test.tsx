import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAssignment } from '#/testing/assignments.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const hand_in = { created_at: '2026-11-18T08:00:00.000Z', grade: null };

test("a teacher's start page has the unmarked hand-ins of their own classes, with a link to all", async () => {
  signInAs('teacher');
  const searches = serve('assignments', { data: [anAssignment({ id: '4', hand_in })], total: 5 });
  await renderInSlot('home.widget', {}, 'en', 'home-to-mark');
  const part = within(await screen.findByRole('region', { name: 'Work to mark' }));
  expect(part.getByRole<HTMLAnchorElement>('link', { name: 'Page 12' }).pathname).toBe(
    '/dashboard/classes/my-assignments/4',
  );
  expect(part.getByText('Layla Mansour')).toBeTruthy();
  expect(part.getByRole<HTMLAnchorElement>('link', { name: 'Show all 5' }).search).toBe('?todo=to_mark');
  expect(String(searches[0])).toContain('todo=to_mark&teacher_id=');
});
