import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The rooms of a remote, lowest first, each with those that it stands on. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

/** `rooms` in the remote's `package.json`; empty for a remote that is one room. */
export function roomsOf(dir: string): Rooms {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { rooms?: Rooms }).rooms ?? {};
}

/** Where `features/list/list.page.tsx` is below the remote's folder: in `src`, or in a room. Undefined if nowhere. */
export function findInRooms(dir: string, file: string): string | undefined {
  const places = [`src/${file}`, ...Object.keys(roomsOf(dir)).map((room) => `src/${room}/${file}`)];
  return places.find((place) => existsSync(path.join(dir, place)));
}
