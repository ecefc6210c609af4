import { beforeEach, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { call, dayOf, make, team } = seriesCalls(api);
const { linesOf, mailsTo, moveTo, send } = deliveryCalls(api);

const MINUTE = 60_000;
beforeEach(() => moveTo('12:00'));

it('a mail about a series names its people, and the class on both clocks (D84, D94)', async () => {
  const own = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
  await make(own.admin, own);
  api.clock.advance(2 * MINUTE);
  await send();
  const [mail] = await mailsTo(own.student);
  expect(mail?.text).toMatch(/Student: Yusuf.*Teacher: .*Time: Mon,? [^\n]*5:00 pm.*In Amman: Mon,? [^\n]*[78]:00 pm/s);
});

it.each([
  ['a class of the morning', 0, 'sent'],
  ['a class of the week after', 1, 'held'],
])('ending a series in the night, which cancels %s, is notified in time (D83)', async (_name, week, status) => {
  const own = await team({ teacher: 'UTC', student: 'UTC' });
  const slots = [{ weekday: 1, time: '06:00', minutes: 30 }];
  const { id } = (await make(own.teacher, own, { slots })).body.data;
  await api.deps.database.sql.query({ text: 'delete from deliveries' });
  const [from, evening] = [dayOf(week), new Date(`${dayOf(0, -1)}T22:30:00Z`)];
  api.clock.advance(evening.getTime() - api.clock.now().getTime());
  await call(own.admin, 'post', `/series/${id}/end`, { from });
  api.clock.advance(2 * MINUTE);
  await send();
  expect(await linesOf(own.student)).toEqual([`mail series.ended ${status}`]);
});
