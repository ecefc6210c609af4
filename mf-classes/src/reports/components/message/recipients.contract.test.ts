// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { recipientsQuery } from '@academy/shared-ui/message';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

const api = await useApi(sharedTestApi);

test('staff see the recipients of a message about a student', async () => {
  const student = await api.buildStudent({ timezone: 'Europe/London' });
  (await someone(api, 'admin')).signIn();
  expect(await new QueryClient().fetchQuery(recipientsQuery(String(student.id)))).toMatchObject([
    { id: String(student.id), relation: null, language: null, timezone: 'Europe/London' },
  ]);
});
