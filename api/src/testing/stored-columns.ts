import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const sources = path.join(import.meta.dirname, '..');
const list = readFileSync(path.join(sources, '../../docs/words/stored.md'), 'utf8');

/**
 * The columns of a section of the list: `table.column` alone, or a table with its columns.
 * @throws Error if the list has no such section.
 */
export function storedColumns(title: string): string[] {
  const section = list.split(/\n(?=## )/).find((each) => each.startsWith(`## ${title}\n`));
  if (section === undefined) throw new Error(`docs/words/stored.md has no section "${title}"`);
  const rows = section.split('\n').flatMap((line) => /^\| `([^`]+)` \| (.*) \|$/.exec(line)?.slice(1) ?? []);
  return rows.flatMap((_, index) => {
    if (index % 2 === 1) return [];
    const [table = '', cells = ''] = rows.slice(index, index + 2);
    if (table.includes('.')) return [table];
    return [...cells.matchAll(/`([^`]+)`/g)].map(([, name]) => `${table}.${name}`);
  });
}

/** The columns of a list of `text-columns.ts`. */
export const listedColumns = (tables: Readonly<Record<string, string>>): string[] =>
  Object.entries(tables).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

/** Columns of texts and JSON that can hold more than the codes of a list, as `table.column`. */
export async function textColumns(): Promise<string[]> {
  const found: string[] = [];
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.table.ts'))) {
    const exported: Record<string, unknown> = await import(path.join(sources, file));
    for (const table of Object.values(exported)) {
      if (!is(table, PgTable)) continue;
      const { name, columns } = getTableConfig(table);
      const texts = columns.filter((each) => /text|json|varchar/.test(each.getSQLType()) && !each.enumValues?.length);
      found.push(...texts.map((each) => `${name}.${each.name}`));
    }
  }
  return [...new Set(found)].sort();
}
