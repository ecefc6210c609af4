import { describe, expect, test } from 'vitest';
import { aMessage, anAttachment, aPage, MARYAM } from '#/testing/messages.ts';
import type { Message } from './messages.ts';
import {
  compareIds,
  firstThread,
  firstUnread,
  lastIncoming,
  mergeMessages,
  tickOf,
  withMessage,
  withOtherMark,
  withPage,
} from './thread.ts';

/** Pseudo-random numbers, the same every time. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function shuffled<Item>(items: readonly Item[], random: (below: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
}

/** Publications of some messages: each at least once, by realtime, pages and responses, in any order. */
function tellings(messages: readonly Message[], random: (below: number) => number): Message[][] {
  const often = messages.flatMap((message) => Array.from({ length: 1 + random(3) }, () => message));
  const rest = shuffled(often, random);
  const published: Message[][] = [];
  while (rest.length > 0) published.push(rest.splice(0, 1 + random(6)));
  return published;
}

const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('published messages', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'published messages, in any order and number, are each shown once, in the server’s order (%i)',
    (seed) => {
      const random = randomOf(seed * 7919);
      const all = Array.from({ length: 60 }, (_, index) =>
        aMessage({ id: String(index * 37 + 5), mine: random(2) === 0, client_id: `client-${index}` }),
      );
      const merged = tellings(all, random).reduce<Message[]>((known, published) => mergeMessages(known, published), []);
      expect(ids(merged)).toEqual(ids(all));
    },
  );

  test('messages stay read, whichever event comes last', () => {
    const read = aMessage({ id: '3', mine: true, is_read: true, is_delivered: true });
    const late = aMessage({ id: '3', mine: true });
    expect(mergeMessages([read], [late])).toMatchObject([{ is_read: true, is_delivered: true }]);
    expect(mergeMessages([late], [read])).toMatchObject([{ is_read: true, is_delivered: true }]);
  });

  test('messages keep a file address that opens, and get one if they have none', () => {
    const published = aMessage({ id: '3', attachment: anAttachment({ image_path: '/api/files/media/a.png?pass=' }) });
    const first = aMessage({ id: '3', attachment: anAttachment({ image_path: '/api/files/media/a.png?pass=one' }) });
    const second = aMessage({ id: '3', attachment: anAttachment({ image_path: '/api/files/media/a.png?pass=two' }) });
    const pathOf = (messages: Message[]) => messages[0]?.attachment?.image_path.split('=')[1];
    expect(pathOf(mergeMessages([published], [first]))).toBe('one');
    expect(pathOf(mergeMessages([first], [second]))).toBe('one');
    expect(pathOf(mergeMessages([first], [published]))).toBe('one');
  });
});

test('ids are compared as numbers', () => {
  expect(['10', '9', '100', '9'].toSorted(compareIds)).toEqual(['9', '9', '10', '100']);
  expect(compareIds('0', '1')).toBeLessThan(0);
});

describe('a thread', () => {
  const thread = firstThread(
    aPage([aMessage({ id: '4' }), aMessage({ id: '6', mine: true }), aMessage({ id: '8' })], { hasMore: true }),
  );

  test('a thread is complete up to the last fetched message, whatever was published later', () => {
    const published = withMessage(thread, aMessage({ id: '20' }));
    expect(published.completeUpTo).toBe('8');
    const caughtUp = withPage(published, aPage([aMessage({ id: '12' }), aMessage({ id: '20' })]));
    expect(caughtUp.completeUpTo).toBe('20');
    expect(ids(caughtUp.messages)).toEqual(['4', '6', '8', '12', '20']);
    expect(caughtUp.hasOlder).toBe(true);
  });

  test('a thread grows at its start', () => {
    const older = withPage(thread, aPage([aMessage({ id: '1' }), aMessage({ id: '2' })]), true);
    expect(ids(older.messages)).toEqual(['1', '2', '4', '6', '8']);
    expect(older).toMatchObject({ hasOlder: false, completeUpTo: '8' });
  });

  test('a thread knows the first unread message; your own are never unread', () => {
    expect(firstUnread(thread, '4')?.id).toBe('8');
    expect(firstUnread(thread, '8')).toBeUndefined();
    expect(lastIncoming(thread)?.id).toBe('8');
    expect(firstUnread(firstThread(aPage([aMessage({ id: '9', mine: true })])), '0')).toBeUndefined();
  });

  test('a thread shows the progress of your own message, which never goes back', () => {
    const own = aMessage({ id: '6', mine: true });
    const delivered = withOtherMark(thread, 'last_delivered_id', '7');
    const read = withOtherMark(delivered, 'last_read_id', '6');
    expect([thread, delivered, read].map(({ other }) => tickOf(own, other))).toEqual(['sent', 'delivered', 'read']);
    expect(tickOf(own, withOtherMark(read, 'last_read_id', '2').other)).toBe('read');
    expect(read.other.id).toBe(MARYAM);
  });
});
