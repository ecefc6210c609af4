import { realtimeForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { AUTHORIZE_URL, serveZoom } from '#/testing/meetings.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { fill, PATH, scheduled, submit } from './class-form.fixture.ts';

const required = { code: 'meeting_authorization_required', message: 'Zoom authorization required', fields: [] };

test('the class form offers a missing authorization in a new tab, and saves after it without typing again', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  const zoom = serveZoom();
  let isAuthorized = false;
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/classes', async ({ request }) => {
      sent.push(await request.json());
      return isAuthorized
        ? HttpResponse.json(scheduled(), { status: 201 })
        : HttpResponse.json(required, { status: 409 });
    }),
  );
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findAllByText('Zoom auth required')).toHaveLength(1);
  expect(await screen.findByRole('textbox', { name: /^Meeting link/ })).toBeTruthy();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Connect Zoom' });
  expect([link.href, link.target]).toEqual([AUTHORIZE_URL, '_blank']);
  zoom.give();
  isAuthorized = true;
  act(() => realtimeForTest.event({ name: 'meeting-authorization', data: {} }));
  await waitFor(() => expect(path()).toBe('/dashboard/classes/my-classes'));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
