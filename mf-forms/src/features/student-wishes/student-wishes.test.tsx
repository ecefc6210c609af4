import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWishes } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const wishes = {
  ...{ leadId: '8', teacherGender: 'woman', subject: 'recitation', level: 'Juz Amma', language: 'tr', times: null },
};

test('the page of a student shows the wished teacher, and leads to those who match', async () => {
  signInAs('admin');
  serve('students/12/wishes', { data: wishes });
  await renderWishes('12');
  expect(await screen.findByText('A woman · Recitation and tajweed · Juz Amma · Turkish')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find free teachers' }).getAttribute('href')).toBe(
    '/dashboard/free-teachers?gender=woman&subject=recitation&language=tr',
  );
  expect(screen.getByRole('link', { name: 'The request' }).getAttribute('href')).toBe('/dashboard/leads/8');
});

test('the page of a student without a lead shows no wishes', async () => {
  signInAs('admin');
  const asked = serve('students/12/wishes', { data: null });
  await renderWishes('12');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
