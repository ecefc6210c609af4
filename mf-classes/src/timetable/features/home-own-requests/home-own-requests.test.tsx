import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';
import { aRequest, serveRequests } from '#/testing/requests.ts';
import { signInAs } from '#/testing/sign-in.ts';

test('a student sees what was asked and can withdraw it', async () => {
  signInAs('student');
  serveRequests([aRequest({ id: '5', reason: 'An exam', may: { accept: false, reject: false, withdraw: true } })]);
  await renderInSlot('home.widget', {}, 'en', 'home-own-requests');
  const part = within(await screen.findByRole('region', { name: 'Your requests' }));
  expect(part.getByText('An exam')).toBeTruthy();
  expect(part.getByRole('button', { name: 'Withdraw the request' })).toBeTruthy();
});
