import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { RegistryChange } from '@academy/shared-auth/contract';

/** Why a change is made, for the record. */
export type Reason = Omit<RegistryChange, 'at'>;

type Environment = Record<string, string | undefined>;

/** Variables for names and commits in the common CI systems. */
const CI_USERS = [
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILDKITE_BUILD_CREATOR',
  'BITBUCKET_STEP_TRIGGERER_UUID',
  'BUILD_USER_ID',
];
const CI_COMMITS = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'BUILDKITE_COMMIT', 'BITBUCKET_COMMIT', 'GIT_COMMIT'];

const firstOf = (environment: Environment, names: readonly string[]) =>
  names.map((name) => environment[name]).find(Boolean);

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run with a user id without a name.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/** Null if `root` is no checkout, or git is missing. */
function askGit(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const DIRTY = '-dirty';
const SHOWN_DIGITS = 12;

/** Marks a commit as dirty: the checkout has other changes, or a build has other sources. */
export const dirtyCommit = (commit: string | null): string | null =>
  commit === null || isDirty(commit) ? commit : `${commit}${DIRTY}`;

/** Whether a build contains more than the record's commit. */
export const isDirty = (commit: string | null): boolean => commit?.endsWith(DIRTY) ?? false;

/** A record's commit for people: shortened, with the mark of a dirty one. */
export const shownCommit = (commit: string | null): string | null =>
  commit && commit.slice(0, SHOWN_DIGITS) + (isDirty(commit) ? DIRTY : '');

function commitOf(root: string, environment: Environment): string | null {
  const commit = firstOf(environment, CI_COMMITS) ?? askGit(root, 'rev-parse', 'HEAD');
  return askGit(root, 'status', '--porcelain') ? dirtyCommit(commit) : commit;
}

interface Given {
  command: string;
  by?: string | undefined;
  note?: string | undefined;
}

/**
 * The actor: the given name, the user of the CI system, otherwise of this machine; and the commit checked out in
 * `root`, dirty if git sees changes or unknown files.
 */
export function reasonFor({ command, by, note }: Given, root: string, environment: Environment = process.env): Reason {
  return {
    command,
    by: by ?? firstOf(environment, CI_USERS) ?? systemUser(),
    note: note ?? null,
    commit: commitOf(root, environment),
  };
}

/** The reason of an automatic change. */
export const unnamedReason = (command: string): Reason => ({ command, by: systemUser(), note: null, commit: null });
