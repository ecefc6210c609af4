import { serveMicrophone } from '@academy/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMessage, MARYAM } from '#/testing/messages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aChat, serveThread } from '#/testing/server.ts';
import { signInWith, THREAD } from '#/testing/with-maryam.ts';

signInWith(() => [aChat({ id: '40', other_user_id: MARYAM, other_user_name: 'Maryam Haddad' })]);

let microphone: ReturnType<typeof serveMicrophone>;
beforeEach(() => {
  microphone = serveMicrophone();
});
afterEach(() => microphone.remove());

async function record() {
  serveThread([aMessage({ id: '1' })]);
  const { user } = await renderAt(THREAD);
  await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
  await screen.findByRole('timer');
}

test('a voice message that a call cuts short waits to be sent', async () => {
  await record();
  microphone.hear('Salaam');
  act(() => microphone.end('track ended'));
  expect(await screen.findByText('The recording was interrupted')).toBeTruthy();
  expect(within(await screen.findByRole('list', { name: 'Attached' })).getByText('voice-note.webm')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a voice message that ends before anything was heard says so', async () => {
  await record();
  act(() => microphone.end('recorder failed'));
  expect(await screen.findByText(/^Nothing was recorded/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
