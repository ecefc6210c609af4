import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';

const shellVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')) as { version: string }).version;

/** The minor versions of the shell before this one, within its major: a remote built for one of them has to run. */
export function formerMinors(): string[] {
  const [major = 1, minor = 0] = shellVersion().split('.').map(Number);
  return Array.from({ length: minor }, (_, former) => `${major}.${former}`);
}

/** The release that was built for a former minor version of the shell, and is never built again. */
export const frozenRelease = (minor: string): string => path.join(root, 'e2e/frozen', minor, 'release');
