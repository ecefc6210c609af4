import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '../composition/remote-name.ts';
import { roomsOf } from '../sources/rooms.ts';
import { kebab, ScaffoldError } from './names.ts';

/** Where new files of a remote are written. */
export interface Ground {
  remote: string;
  /** The folder of its sources, or of one of its rooms: `mf-classes/src/library`. */
  source: string;
}

/** The remote of `classes`, or the room of `classes/library`. @throws ScaffoldError if there is none. */
export function groundOf(root: string, argument: string | undefined, what: string): Ground {
  const [named, room] = argument?.split('/') ?? [];
  const remote = remoteName(kebab(named, what));
  const dir = path.join(root, remote);
  if (!existsSync(path.join(dir, 'remote.ts'))) throw new ScaffoldError(`there is no remote ${remote}`);
  const rooms = Object.keys(roomsOf(dir));
  if (room === undefined && rooms.length === 0) return { remote, source: `${remote}/src` };
  if (room !== undefined && rooms.includes(room)) return { remote, source: `${remote}/src/${room}` };
  if (rooms.length === 0) throw new ScaffoldError(`${remote} has no rooms`);
  const choices = rooms.map((each) => `${named}/${each}`).join(', ');
  throw new ScaffoldError(`${remote} has rooms; choose one: ${choices}`);
}
