// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeFirstStep, firstStepsQuery, isOpen } from './first-steps.ts';

const api = await useApi(sharedTestApi);

test('a super-admin reads what the first steps lack, and marks one as not needed', async () => {
  (await someone(api, 'super-admin')).signIn();
  const { steps, may } = await new QueryClient().fetchQuery(firstStepsQuery());
  expect(steps.map(({ missing }) => missing.length)).toEqual([2, 1, 2, 1, 1, 2, 1]);
  expect(may).toEqual({ change: true, set_zone: true });
  const changed = await changeFirstStep({ name: 'students', skipped: true });
  expect(changed.steps.filter((step) => !isOpen(step)).map(({ name }) => name)).toEqual(['students']);
  expect((await changeFirstStep({ name: 'page', seen: true })).steps.at(-1)?.missing).toEqual([]);
});
