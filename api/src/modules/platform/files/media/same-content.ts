import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#base/deps.ts';
import { mediaKey } from './media-keys.ts';

interface Row {
  id: string;
  extension: string;
  size: number;
}

async function digestOf({ files }: Deps, { id, extension }: Row): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await files.get(mediaKey(id, extension)), hash);
  return hash.digest('hex');
}

/** Whether two stored files have the same bytes. The bytes are read only if the sizes are equal. */
export async function isSameContent(deps: Deps, id: string, otherId: string): Promise<boolean> {
  if (id === otherId) return true;
  const [one, other] = await deps.database.sql.query<Row>({
    text: 'select id, extension, size from media where id = any($1::text[])',
    values: [[id, otherId]],
  });
  if (!one || !other || one.extension !== other.extension || one.size !== other.size) return false;
  return (await digestOf(deps, one)) === (await digestOf(deps, other));
}
