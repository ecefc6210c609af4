import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';

const shellVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')) as { version: string }).version;

/** Earlier minor versions of the shell within its major version: a remote built for one of them must run. */
export function formerMinors(): string[] {
  const [major = 1, minor = 0] = shellVersion().split('.').map(Number);
  return Array.from({ length: minor }, (_, former) => `${major}.${former}`);
}

/** The release that was built for an earlier minor version of the shell; it is never rebuilt. */
export const frozenRelease = (minor: string): string => path.join(root, 'e2e/frozen', minor, 'release');
