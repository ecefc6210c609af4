import { expect, it } from 'vitest';
import { withRoomLines } from './remote-rooms.ts';

const halls = { base: [], halls: ['base'], tickets: ['base'], visits: ['base', 'tickets'] };

it('the block of rooms has a line for each remote that has some', () => {
  const text = 'Rooms:\n\n```rooms\nmf-museum: base\n```\n\nMore.\n\n```\ncode\n```\n';
  expect(withRoomLines(text, { 'mf-forms': {}, 'mf-museum': halls })).toBe(
    'Rooms:\n\n```rooms\nmf-museum: base ← halls, tickets ← visits\n```\n\nMore.\n\n```\ncode\n```\n',
  );
});

it('a document without a block of rooms is reported', () => {
  expect(() => withRoomLines('Rooms:', { 'mf-museum': halls })).toThrow('docs/architecture/remotes.md has no block');
});
