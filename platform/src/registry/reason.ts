import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { RegistryChange } from '@academy/shared-auth/contract';

/** Why a change is made, for the record. */
export type Reason = Omit<RegistryChange, 'at'>;

type Environment = Record<string, string | undefined>;

/** Names and commits as the common CI systems give them. */
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
    // A container may run as a number without a name.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

function checkedOutCommit(root: string): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    return null;
  }
}

interface Given {
  command: string;
  by?: string | undefined;
  note?: string | undefined;
}

/** Who is at work: the name that was given, the user of the CI system, else of this machine; and the commit that is checked out in `root`. */
export function reasonFor({ command, by, note }: Given, root: string, environment: Environment = process.env): Reason {
  return {
    command,
    by: by ?? firstOf(environment, CI_USERS) ?? systemUser(),
    note: note ?? null,
    commit: firstOf(environment, CI_COMMITS) ?? checkedOutCommit(root),
  };
}

/** Of a change that a program makes by itself. */
export const unnamedReason = (command: string): Reason => ({ command, by: systemUser(), note: null, commit: null });
