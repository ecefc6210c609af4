import { expect, it } from 'vitest';
import { roomOwnerProblems, roomOwners } from './room-owners.ts';

const codeowners = `* @academy/all\n/api/src/modules/sky/    @academy/night @academy/day\n/api/src/modules/sea/ @academy/fish\n`;

it('the first team of a room owns it', () => {
  expect([...roomOwners(codeowners)]).toEqual([
    ['sky', '@academy/night'],
    ['sea', '@academy/fish'],
  ]);
});

it('a room without an owner is reported, and an owner without a room', () => {
  const rooms = ['sky', 'house'].map((name) => ({ name, above: [], modules: [] }));
  expect(roomOwnerProblems(rooms, codeowners)).toEqual([
    '.github/CODEOWNERS names no team for the room /api/src/modules/house/',
    '.github/CODEOWNERS names the room /api/src/modules/sea/, which does not exist',
  ]);
});
