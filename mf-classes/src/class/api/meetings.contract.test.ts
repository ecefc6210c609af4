// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { disconnectMeetings, meetingQueries } from './meetings.ts';

const api = await useApi(sharedTestApi);

test('without a provider there is nothing to authorize, and disconnecting is harmless', async () => {
  const teacher = await someone(api, 'teacher');
  teacher.signIn();
  const client = new QueryClient();
  expect(await client.fetchQuery(meetingQueries.authorization())).toEqual({ provider: null, authorization: null });
  expect(await rejectionOf(client.fetchQuery(meetingQueries.start()))).toMatchObject({ code: 'not_configured' });
  await disconnectMeetings();
});
