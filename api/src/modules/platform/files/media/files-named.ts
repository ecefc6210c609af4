import type { Sql } from '#base/database/sql.ts';
import { mediaKey } from './media-keys.ts';

export interface ExportedFile {
  /** The key in the store. */
  key: string;
  /** A unique name: it begins with the id. */
  name: string;
}

const UNSAFE = /[^\p{L}\p{N}._ -]+/gu;
const LONGEST = 80;

const nameOf = (id: string, extension: string, name: string | null) =>
  name ? `${id}-${name.replace(UNSAFE, '_').slice(-LONGEST)}` : `${id}.${extension}`;

/** Files for an archive, by their ids. */
export async function filesNamed(sql: Sql, ids: readonly string[]): Promise<ExportedFile[]> {
  const rows = await sql.query<{ id: string; extension: string; name: string | null }>({
    text: 'select id, extension, name from media where id = any($1::text[]) and doomed_at is null order by id',
    values: [ids],
  });
  return rows.map(({ id, extension, name }) => ({ key: mediaKey(id, extension), name: nameOf(id, extension, name) }));
}

/** Marks files for deletion outside of a request: the nightly cleanup deletes their bytes. */
export async function giveUpFiles(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql.query({ text: 'update media set doomed_at = $2 where id = any($1::text[])', values: [ids, now] });
}
