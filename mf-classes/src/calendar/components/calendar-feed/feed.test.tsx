import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveCalendar } from '#/testing/calendar.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const feed = (secret: string) => ({
  data: {
    url: `https://academy.test/api/feeds/${secret}.ics`,
    webcal: `webcal://academy.test/api/feeds/${secret}.ics`,
  },
});

async function opened() {
  signInAs('student');
  serveCalendar([]);
  serve('calendar-feed', feed('first'));
  const { user } = await renderAt('/dashboard/calendar');
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to calendar' }));
  await dialog.findByRole('link', { name: 'Open in calendar app' });
  return { user, dialog };
}

test('classes are added to a calendar program, to Google Calendar, or by an address to copy (D89)', async () => {
  const { user, dialog } = await opened();
  const link = (name: string) => dialog.getByRole<HTMLAnchorElement>('link', { name }).href;
  expect(link('Open in calendar app')).toBe(feed('first').data.webcal);
  expect(link('Add to Google')).toContain(encodeURIComponent(feed('first').data.webcal));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(feed('first').data.url);
});

test('a replaced feed address is shown instead of the former one (D89)', async () => {
  const { user, dialog } = await opened();
  take('post', 'calendar-feed/renew', feed('second'));
  await user.click(dialog.getByRole('button', { name: 'Replace link' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace the link?' }));
  await user.click(question.getByRole('button', { name: 'Replace link' }));
  expect(await screen.findByDisplayValue(feed('second').data.url)).toBeTruthy();
});
