import path from 'node:path';
import { dirtyCommit, type Reason } from '../../registry/index.ts';
import { isBuilt, workspaceRoot } from '../../sources/workspace.ts';

/**
 * The reason for a change that publishes `folders` (by the remote's name). Its commit is dirty if one of them is a
 * remote's own `dist` that was built from other sources than the present ones.
 */
export function builtReason<T extends Reason>(reason: T, folders: ReadonlyMap<string, string>): T {
  if (reason.commit === null) return reason;
  const own = [...folders].filter(([name, folder]) => folder === path.join(workspaceRoot, name, 'dist'));
  return own.every(([name]) => isBuilt(name)) ? reason : { ...reason, commit: dirtyCommit(reason.commit) };
}
