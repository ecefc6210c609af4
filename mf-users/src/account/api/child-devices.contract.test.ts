// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { childDevicesQuery, endChildDevice, makeChildCode } from './child-devices.ts';
import { addChild, learnersQuery } from './children.ts';
import { ownProfileQuery } from './own-account.ts';

const api = await useApi(sharedTestApi);

test('a parent makes a code for a child’s own device, lists the devices and ends one (D141)', async () => {
  (await someone(api, 'guest')).signIn();
  await addChild({ name: 'Yusuf', age: '8' });
  const client = new QueryClient();
  const id = (await client.fetchQuery(learnersQuery())).children[0]?.id ?? '';
  expect((await client.fetchQuery(ownProfileQuery())).children).toMatchObject([{ id, may: { open: true } }]);
  const { code, qr, until } = await makeChildCode(id);
  expect([code.length, qr.includes('<svg'), Date.parse(until)]).toEqual([8, true, expect.any(Number)]);
  await api.request('post', '/api/login/child-code', { body: { code } });
  const { child, data } = await client.fetchQuery(childDevicesQuery(id));
  expect([child.name, data.length]).toEqual(['Yusuf', 1]);
  await endChildDevice(id, data[0]?.id ?? '');
  expect(await client.fetchQuery(childDevicesQuery(id))).toMatchObject({ data: [] });
  expect(await rejectionOf(makeChildCode('999999'))).toMatchObject({ status: 404 });
});
