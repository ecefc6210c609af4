// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { safetyQuery } from './safety.ts';

await useApi(sharedTestApi);

test('a visitor reads what keeps children safe', async () => {
  expect(await new QueryClient().fetchQuery(safetyQuery())).toHaveProperty('documents');
});
