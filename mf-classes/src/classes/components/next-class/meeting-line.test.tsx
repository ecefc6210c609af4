import { realtimeForTest } from '@academy/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { serveZoom } from '#/testing/meetings.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/30';
const starts_at = '2026-11-18T08:55:00.000Z';
const withMeeting = (state: 'pending' | 'ready' | 'unauthorized' | 'failed', zoom_link: string | null = null) =>
  aClassDetail({ id: '30', starts_at, zoom_link, meeting: { state }, may: may('join') });

test('a pending link of a meeting is announced, and appears when it exists', async () => {
  signInAs('student');
  serveClass(withMeeting('pending'));
  await renderAt(PATH);
  expect(await screen.findByText('The meeting link is on its way.')).toBeTruthy();
  serveClass(withMeeting('ready', 'https://zoom.test/j/1?pwd=a'));
  act(() => realtimeForTest.event({ name: 'class', data: { id: '30' } }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Join class' });
  expect(screen.queryByText('The meeting link is on its way.')).toBeNull();
  const { origin, searchParams } = new URL(link.href);
  expect([origin, searchParams.get('pwd'), searchParams.get('uname')]).toEqual([
    'https://zoom.test',
    'a',
    expect.stringMatching(/./),
  ]);
});

test('a teacher without an authorization can give it on the page of the class', async () => {
  signInAs('teacher');
  serveZoom();
  serveClass(withMeeting('unauthorized'));
  await renderAt(PATH);
  expect(await screen.findByText(/^Connect Zoom first/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Connect Zoom' })).toBeTruthy();
});

test.each([
  ['unauthorized', 'يظهر الرابط بعد ربط حساب المعلم في Zoom.'],
  ['failed', 'تعذر إنشاء الاجتماع. يمكن للمعلم كتابة رابط.'],
] as const)('a student reads why a class has no link (%s)', async (state, words) => {
  signInAs('student');
  serveClass(withMeeting(state));
  await renderAt(PATH, 'ar');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'ربط Zoom' })).toBeNull();
});
