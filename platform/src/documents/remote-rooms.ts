import { layersOf } from '../sources/api-modules.ts';
import type { Rooms } from '../sources/rooms.ts';

/** The document with the rooms of each remote in one line. */
export const REMOTE_ROOMS_DOCUMENT = 'docs/architecture/remotes.md';

const BLOCK = /^```rooms\n[^`]*^```$/m;

const lineOf = (name: string, rooms: Rooms): string => {
  const layers = layersOf(Object.entries(rooms).map(([room, above]) => ({ name: room, above })));
  return `${name}: ${layers.map((layer) => layer.join(', ')).join(' ← ')}`;
};

/** Writes the layers of rooms into a document's block of them. @throws Error if it has none. */
export function withRoomLines(text: string, remotes: Readonly<Record<string, Rooms>>): string {
  if (!BLOCK.test(text)) throw new Error(`${REMOTE_ROOMS_DOCUMENT} has no block of rooms`);
  const lines = Object.entries(remotes)
    .filter(([, rooms]) => Object.keys(rooms).length > 0)
    .map(([name, rooms]) => `${lineOf(name, rooms)}\n`);
  return text.replace(BLOCK, `\`\`\`rooms\n${lines.join('')}\`\`\``);
}
