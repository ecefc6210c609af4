import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../sources/workspace.ts';

/** Files of the repository by patterns, also new ones that are not ignored. */
export const trackedFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
