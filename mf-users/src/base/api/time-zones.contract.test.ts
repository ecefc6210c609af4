// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { zonePlacesQuery } from './time-zones.ts';

await useApi(sharedTestApi);

test('a time zone has its city and country in both languages', async () => {
  const places = await new QueryClient().fetchQuery(zonePlacesQuery());
  expect(places.get('Africa/Cairo')).toMatchObject({ city: { ar: 'القاهرة' }, country: { ar: 'مصر' } });
});
