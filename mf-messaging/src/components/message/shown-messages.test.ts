import { describe, expect, test } from 'vitest';
import { firstThread, withMessage } from '#/api/thread.ts';
import type { Outgoing } from '#/outbox/outbox.ts';
import { aMessage, aPage, MARYAM } from '#/testing/messages.ts';
import { inDays, loggedMessages, shownMessages } from './shown-messages.ts';

const outgoing = (clientId: string, about: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  to: MARYAM,
  text: `Text ${clientId}`,
  file: null,
  at: Date.UTC(2026, 10, 20, 9),
  state: 'sending',
  progress: 0,
  ...about,
});
const thread = firstThread(aPage([aMessage({ id: '4' })]));

describe('outgoing messages', () => {
  test('outgoing messages come last, with a clock or as failed', () => {
    const shown = shownMessages(thread, [outgoing('a'), outgoing('b', { state: 'failed' })]);
    expect(shown.map(({ key, tick }) => [key, tick])).toEqual([
      ['4', null],
      ['a', 'waiting'],
      ['b', 'failed'],
    ]);
  });

  test('an outgoing message is shown once, in its place, while response and event arrive', () => {
    const arrived = withMessage(thread, aMessage({ id: '5', mine: true, client_id: 'a' }));
    const [before, after] = [shownMessages(thread, [outgoing('a')]), shownMessages(arrived, [outgoing('a')])];
    expect(after.map(({ key, tick }) => [key, tick])).toEqual([
      ['4', null],
      ['a', 'sent'],
    ]);
    expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key));
    expect(shownMessages(arrived, []).map(({ key }) => key)).toEqual(['4', 'a']);
  });

  test('an outgoing message is not hidden by another’s message with the same id', () => {
    const foreign = withMessage(thread, aMessage({ id: '5', client_id: 'a' }));
    expect(shownMessages(foreign, [outgoing('a')])).toHaveLength(3);
  });
});

test('messages of one sender within five minutes are grouped', () => {
  const at = (minute: number) => new Date(2026, 10, 20, 10, minute).toISOString();
  const messages = [
    aMessage({ id: '1', created_at: at(0) }),
    aMessage({ id: '2', created_at: at(2) }),
    aMessage({ id: '3', created_at: at(3), mine: true }),
    aMessage({ id: '4', created_at: at(20), mine: true }),
  ];
  expect(shownMessages(firstThread(aPage(messages)), []).map(({ isFollowing }) => isFollowing)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('messages are separated by the viewer’s days', () => {
  const of = (id: string, day: number, hour: number) =>
    aMessage({ id, created_at: new Date(2026, 10, day, hour).toISOString() });
  const shown = shownMessages(firstThread(aPage([of('1', 19, 23), of('2', 20, 0), of('3', 20, 23)])), []);
  expect(inDays(shown).map(({ messages }) => messages.map(({ id }) => id))).toEqual([['1'], ['2', '3']]);
});

test('a monitored conversation has no ticks and two sides', () => {
  const shown = loggedMessages([aMessage({ id: '1' }), aMessage({ id: '2', mine: true, is_read: true })], '1');
  expect(shown.map(({ isOwn, tick }) => [isOwn, tick])).toEqual([
    [false, null],
    [true, null],
  ]);
});
