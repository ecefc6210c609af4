// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { calendarFeedQuery, googleAddress, renewCalendarFeed } from './calendar-feed.ts';

const api = await useApi(createTestApi);

test('a calendar feed has an address for programs and one that opens them, and is renewed', async () => {
  (await someone(api, 'student')).signIn();
  const feed = await new QueryClient().fetchQuery(calendarFeedQuery());
  expect(feed.url).toMatch(/^http:\/\/localhost:3000\/api\/feeds\/[\w-]{43}\.ics$/);
  expect(googleAddress(feed)).toContain(encodeURIComponent(feed.webcal));
  expect((await renewCalendarFeed()).url).not.toBe(feed.url);
});
