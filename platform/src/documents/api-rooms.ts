import { type ApiRoom, layersOf } from '../sources/api-modules.ts';

/** The document with the rooms of the API in one line, and the one with their table. */
export const ROOMS_LINE_DOCUMENT = 'docs/architecture.md';
export const ROOMS_TABLE_DOCUMENT = 'docs/architecture/api.md';

const LINE = /^base ← .*$/m;
const HEAD = '| Room | Team | Modules | Stands on |\n| --- | --- | --- | --- |\n';
const TABLE = /^\| Room \| Team \|.*\n(?:\|.*\n)*/m;

/** Writes the layers of the API's rooms into a document's line of them. @throws Error if it has none. */
export function withRoomsLine(text: string, rooms: readonly ApiRoom[]): string {
  if (!LINE.test(text)) throw new Error(`${ROOMS_LINE_DOCUMENT} has no line that begins with "base ←"`);
  return text.replace(LINE, ['base', ...layersOf(rooms).map((layer) => layer.join(', '))].join(' ← '));
}

/**
 * Writes the rooms into a document's table of them, each after those that it stands on.
 * @param teams the owner of each room. @throws Error if the document has no such table.
 */
export function withRoomsTable(text: string, rooms: readonly ApiRoom[], teams: ReadonlyMap<string, string>): string {
  if (!TABLE.test(text)) throw new Error(`${ROOMS_TABLE_DOCUMENT} has no table that begins with "| Room | Team |"`);
  const rows = rooms.map(
    ({ name, modules, above }) =>
      `| \`${name}\` | ${teams.get(name) ?? ''} | ${modules.join(', ')} | ${above.join(', ') || 'base'} |\n`,
  );
  return text.replace(TABLE, `${HEAD}${rows.join('')}`);
}
