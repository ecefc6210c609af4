import { expect, it } from 'vitest';
import { withRoomsLine, withRoomsTable } from './api-rooms.ts';

const rooms = [
  { name: 'sky', above: [], modules: ['stars', 'moons'] },
  { name: 'house', above: ['sky'], modules: ['shelves'] },
  { name: 'garden', above: ['sky'], modules: ['trees'] },
];

it('the line of rooms names each room of each layer', () => {
  expect(withRoomsLine('Rooms:\n\nbase ← sky\n\nMore.', rooms)).toBe('Rooms:\n\nbase ← sky ← garden, house\n\nMore.');
});

it('the table of rooms has the modules of each room, its owner and what it stands on', () => {
  const text = 'Rooms:\n\n| Room | Team |\n| --- | --- |\n| old | x |\n\nMore.';
  expect(withRoomsTable(text, rooms.slice(0, 2), new Map([['sky', '@academy/night']]))).toBe(
    [
      'Rooms:\n\n| Room | Team | Modules | Stands on |',
      '| --- | --- | --- | --- |',
      '| `sky` | @academy/night | stars, moons | base |',
      '| `house` |  | shelves | sky |\n\nMore.',
    ].join('\n'),
  );
});

it('a document without a line or a table of rooms is reported', () => {
  expect(() => withRoomsLine('Rooms:', rooms)).toThrow('docs/architecture.md has no line');
  expect(() => withRoomsTable('Rooms:', rooms, new Map())).toThrow('docs/architecture/api.md has no table');
});
