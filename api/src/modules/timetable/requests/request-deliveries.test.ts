import { beforeEach, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { requestCalls } from './requests.fixture.ts';

const api = await useTestApi();
const { ask, asked, classIn, family, reject } = requestCalls(api);
const { inUtc, linesOf, moveTo, send } = deliveryCalls(api);
const MINUTE_MS = 60_000;
beforeEach(() => moveTo('12:00'));

async function sendAll() {
  api.clock.advance(2 * MINUTE_MS);
  await send();
}

it.each([
  ['in the morning', 8, 'sent'],
  ['in three days', 72, 'held'],
] as const)(
  'a request in the night about a class %s is delivered in time, and so is its answer (D83)',
  async (_when, hours, status) => {
    const own = await family();
    await inUtc();
    moveTo('22:30');
    const { id } = await classIn(own, hours);
    const request = await asked(own.parent, id);
    await sendAll();
    expect(await linesOf(own.teacher)).toEqual([`mail class.excuse-asked ${status}`]);
    await reject(own.leader, request);
    await sendAll();
    expect(await linesOf(own.parent)).toEqual([`mail class.request-rejected ${status}`]);
  },
);

it('a request in the night to move a class of the morning is delivered in time (D83)', async () => {
  const own = await family();
  await inUtc();
  moveTo('22:30');
  const { id } = await classIn(own, 8);
  const times = [new Date(api.clock.now().getTime() + 72 * 60 * MINUTE_MS).toISOString()];
  expect((await ask(own.parent, id, { kind: 'move', times })).status).toBe(201);
  await sendAll();
  expect(await linesOf(own.teacher)).toEqual(['mail class.move-asked sent']);
});
