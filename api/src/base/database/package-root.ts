import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('api/package.json not found above the running code');
  return findUp(parent);
}

/** The folder of this package, the same for the sources and for the bundle in `dist`. */
export const packageRoot = findUp(path.dirname(fileURLToPath(import.meta.url)));
