import { expect, it } from 'vitest';
import { storePackage } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('each first step is done while the academy has one object of its kind (D71)', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const done = async () => {
    const { data } = await (await api.request('get', '/api/statistics/first-steps', { token })).json();
    return Object.keys(data).filter((step) => data[step]);
  };
  const { sql } = api.deps.database;
  expect(await done()).toEqual([]);
  await api.buildUser({ role: 'leader' });
  expect(await done()).toEqual(['leader']);
  await storePackage(sql, { deactivatedAt: api.clock.now() });
  const student = await api.buildStudent({ teacher: await api.buildTeacher() });
  expect(await done()).toEqual(['leader', 'teacher', 'student']);
  await storePackage(sql, {});
  await api.buildMaterial();
  await api.buildClass({ student });
  expect(await done()).toEqual(['leader', 'teacher', 'student', 'package', 'material', 'class']);
});
