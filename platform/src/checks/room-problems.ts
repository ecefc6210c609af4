import type { Rooms } from '../sources/rooms.ts';
import { packageImports } from './circle-problems.ts';

interface Remote {
  /** The name of its folder. */
  name: string;
  rooms: Rooms;
  /** Its product files, and maybe files of others. */
  files: readonly string[];
  read: (file: string) => string;
}

/** Rooms that are listed above what they stand on: a list from bottom to top has no circles. */
const orderProblems = (rooms: Rooms) =>
  Object.entries(rooms).flatMap(([room, below], at) => {
    const listed = Object.keys(rooms).slice(0, at);
    return below
      .filter((other) => !listed.includes(other))
      .map((other) => `the room ${room} stands on ${other}, which is not listed before it`);
  });

/** A screen is found by the name of its feature alone. */
function doubleFeatures(files: readonly string[]): string[] {
  const folders = [...new Set(files.flatMap((file) => /^[^/]+\/features\/[^/]+(?=\/)/.exec(file)?.[0] ?? []))];
  const featureOf = (folder: string) => folder.split('/')[2] ?? '';
  const placesOf = (feature: string) => folders.filter((folder) => featureOf(folder) === feature);
  return [...new Set(folders.map(featureOf))]
    .filter((feature) => placesOf(feature).length > 1)
    .map((feature) => `the feature ${feature} is in several rooms: ${placesOf(feature).join(', ')}`);
}

/** Files outside rooms, imports of rooms that a room does not stand on, and entries of the list that are not true. */
export function roomProblems({ name, rooms, files, read }: Remote): string[] {
  if (Object.keys(rooms).length === 0) return [];
  const source = `${name}/src/`;
  const own = files.filter((file) => file.startsWith(source));
  const roomOf = (file: string) => file.slice(source.length).split('/')[0] ?? '';
  const isHome = (file: string) => file.startsWith(source) && roomOf(file) in rooms;
  const used = new Map(Object.keys(rooms).map((room) => [room, new Set<string>()]));
  const crossing = own.filter(isHome).flatMap((file) => {
    const room = roomOf(file);
    const targets = packageImports(file, read(file)).filter((target) => isHome(target) && roomOf(target) !== room);
    for (const target of targets) used.get(room)?.add(roomOf(target));
    return targets
      .filter((target) => !rooms[room]?.includes(roomOf(target)))
      .map((target) => `${file} imports ${target}: the room ${room} does not stand on ${roomOf(target)}`);
  });
  const idle = Object.entries(rooms).flatMap(([room, below]) =>
    below
      .filter((other) => other in rooms && !used.get(room)?.has(other))
      .map((other) => `the room ${room} imports nothing of ${other}, on which it stands by the list`),
  );
  const empty = Object.keys(rooms).filter((room) => !own.some((file) => roomOf(file) === room));
  return [
    ...crossing,
    ...own.filter((file) => !isHome(file)).map((file) => `${file} is in no room`),
    ...[
      ...empty.map((room) => `the room ${room} has no files`),
      ...orderProblems(rooms),
      ...idle,
      ...doubleFeatures(own.map((file) => file.slice(source.length))),
    ].map((problem) => `${name}: ${problem}`),
  ];
}
