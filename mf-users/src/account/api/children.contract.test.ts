// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addChild, changeChild, learnersQuery, learnOneself, removeChild, setChildPassword } from './children.ts';

const api = await useApi(sharedTestApi);
const learners = () => new QueryClient().fetchQuery(learnersQuery());

test('a guest names a child, renames it, sets its password, and takes it back (D163)', async () => {
  (await someone(api, 'guest')).signIn();
  await addChild({ name: 'Yusef', age: '8' });
  expect(await rejectionOf(addChild({ name: 'yusef', age: '4' }))).toMatchObject({
    status: 422,
    fields: [{ path: 'name', code: 'same_name' }],
  });
  const id = (await learners()).children[0]?.id ?? '';
  await changeChild(id, { name: 'Yusuf', age: '9' });
  expect(await setChildPassword(id, 'secret1')).toBe('yusef');
  expect(await learners()).toMatchObject({ self: false, children: [{ name: 'Yusuf', age: 9, may: { change: true } }] });
  await removeChild(id);
  await learnOneself();
  expect(await learners()).toEqual({ self: true, children: [], may: { add: true } });
});
