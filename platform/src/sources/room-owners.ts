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

const REMOTE_LINE = /^\/(mf-[a-z0-9-]+)\/\s+@[^/\s]+\/(\S+)/gm;
const TEAM = /\bowner: \{ team: '([a-z0-9-]+)'/;

/** Remotes for which the code owners name a team, and their `remote.ts` another one or none. */
export function remoteOwnerProblems(names: readonly string[], codeowners: string, read: (file: string) => string) {
  const owners = new Map([...codeowners.matchAll(REMOTE_LINE)].map(([, name = '', team = '']) => [name, team]));
  return names.flatMap((name) => {
    const file = `${name}/remote.ts`;
    const [team, owner] = [TEAM.exec(read(file))?.[1], owners.get(name)];
    return owner === undefined || team === owner
      ? []
      : [`${file} names the team ${team ?? '-'}, and ${OWNERS} ${owner}`];
  });
}
