import { expect, it } from 'vitest';
import { FORMER_MEMBER, nameIn } from '#base/personal-data/former-member.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { defineNotification } from '../define-notification.ts';
import { deliveryCalls } from '../deliveries/deliveries.fixture.ts';
import { sendDue } from '../deliveries/send-due.ts';
import { notify } from '../notify.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { moveTo, subjectsTo } = deliveryCalls(api);

const posted = defineNotification({
  key: 'star.posted',
  scope: 'product',
  recipients: 'all',
  group: 'money',
  channels: ['mail'],
  params: ['name'],
  message: ({ name }) => `${name} posted`,
});

it('the API’s own text in a mail names an erased person in the recipient’s language (D123)', async () => {
  moveTo('12:00');
  const people = [await api.buildUser({ language: 'en' }), await api.buildUser({ language: 'ar' })];
  await notify(sql, {
    kind: posted,
    recipients: people.map(({ id }) => id),
    params: { name: FORMER_MEMBER },
    actorId: null,
    relatedId: 1,
    at: api.clock.now(),
  });
  api.clock.advance(10 * 60_000);
  await sendDue({ ...api.sending, kinds: [posted] });
  const subjects = await Promise.all(people.map(subjectsTo));
  expect(subjects).toEqual([['Former member posted'], [`${nameIn(FORMER_MEMBER, 'ar')} posted`]]);
});
