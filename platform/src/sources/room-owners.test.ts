import { expect, it } from 'vitest';
import { remoteOwnerProblems, roomOwnerProblems, roomOwners } from './room-owners.ts';

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

it('a remote and the code owners name the same team', () => {
  const owners = '/mf-sky/  @academy/night\n/mf-sea/  @academy/fish\n/mf-land/ @academy/cows\n';
  const sources: Record<string, string> = {
    'mf-sky/remote.ts': "  owner: { team: 'night', channel: '#night', runbook: 'docs/remotes.md' },",
    'mf-hills/remote.ts': "  owner: { team: 'sheep', channel: '#sheep', runbook: 'docs/remotes.md' },",
    'mf-sea/remote.ts': "  owner: { team: 'birds', channel: '#birds', runbook: 'docs/remotes.md' },",
  };
  expect(
    remoteOwnerProblems(['mf-sky', 'mf-hills', 'mf-sea', 'mf-land'], owners, (file) => sources[file] ?? ''),
  ).toEqual([
    'mf-sea/remote.ts names the team birds, and .github/CODEOWNERS fish',
    'mf-land/remote.ts names the team -, and .github/CODEOWNERS cows',
  ]);
});
