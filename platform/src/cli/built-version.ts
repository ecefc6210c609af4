import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version that a remote's build in `dist` states. @throws where nothing was built. */
export function readBuiltVersion(dist: string): string {
  const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as { version: string };
  return release.version;
}
