// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addChild, learnersQuery, parentsChildrenQuery } from './children.ts';

const api = await useApi(sharedTestApi);

test('a guest adds a child and is a parent then; another of the same name after a question (D163)', async () => {
  (await someone(api, 'guest')).signIn();
  expect(await new QueryClient().fetchQuery(learnersQuery())).toEqual({ self: false, may: { add: true } });
  const id = await addChild({ name: 'Yusuf', age: '٨' });
  expect(await new QueryClient().fetchQuery(parentsChildrenQuery())).toMatchObject([{ id, name: 'Yusuf' }]);
  const same = await rejectionOf(addChild({ name: 'yusuf', age: '4' }));
  expect(same).toMatchObject({ status: 422, fields: [{ path: 'name', code: 'same_name' }] });
  expect(await addChild({ name: 'yusuf', age: '4', another: true })).not.toBe(id);
  const wrong = await rejectionOf(addChild({ name: '', age: '' }));
  expect(wrong).toMatchObject({ status: 422, fields: [{ path: 'name' }, { path: 'age' }] });
});
