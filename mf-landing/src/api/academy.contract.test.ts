// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import { readAcademy } from './academy.ts';

const api = await useApi(sharedTestApi);

test('the academy is read in the language of the page, without values that it does not have', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const body = {
    academy_name_ar: 'أكاديمية نور',
    academy_hours_ar: 'كل يوم',
    academy_email: 'salam@noor.academy',
    notice_hours: 3,
  };
  expect((await api.request('put', '/api/settings', { token, body })).status).toBe(200);
  const contacts = { email: 'salam@noor.academy', phone: '', whatsapp: '', address: '' };
  expect(await readAcademy('ar')).toMatchObject({
    name: 'أكاديمية نور',
    hours: 'كل يوم',
    notice: 'قبل بدئها بـ3 ساعات على الأقل',
    ...contacts,
  });
  expect(await readAcademy('en')).toMatchObject({ name: 'Academy', hours: '', signup: 'open', logo: '', ...contacts });
});
