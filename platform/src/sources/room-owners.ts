import type { ApiRoom } from './api-modules.ts';

export const OWNERS = '.github/CODEOWNERS';

const LINE = /^\/api\/src\/modules\/([\w-]+)\/\s+(@\S+)/gm;

/** The team of each room of the API, by the file of code owners. */
export const roomOwners = (codeowners: string): Map<string, string> =>
  new Map([...codeowners.matchAll(LINE)].map(([, room = '', team = '']) => [room, team]));

/** Rooms without an owner, and owners of rooms that do not exist. */
export function roomOwnerProblems(rooms: readonly ApiRoom[], codeowners: string): string[] {
  const owners = roomOwners(codeowners);
  const names = rooms.map(({ name }) => name);
  return [
    ...names
      .filter((name) => !owners.has(name))
      .map((name) => `${OWNERS} names no team for the room /api/src/modules/${name}/`),
    ...[...owners.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${OWNERS} names the room /api/src/modules/${name}/, which does not exist`),
  ];
}
