// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeUpsQuery } from './make-ups.ts';

const api = await useApi(sharedTestApi);

test('make-ups of a student are for viewers who can read the remaining classes (D103)', async () => {
  const student = await someone(api, 'student');
  const ask = () => new QueryClient().fetchQuery(makeUpsQuery(String(student.id)));
  student.signIn();
  expect(await ask()).toEqual([]);
  (await someone(api, 'student')).signIn();
  expect(await rejectionOf(ask())).toMatchObject({ status: 404 });
});
