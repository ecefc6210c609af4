/** What shows that a command works which the walk does not run. */
interface Proof {
  command: string;
  /** A test that proves it, or with a reason what can be proved of it here, and words of that file. */
  test?: { file: string; words: string };
  /** Why it cannot be run here, or that it is no command. */
  reason?: string;
}

const compose = 'platform/src/deployment/deploy-folder.test.ts';

export const otherProofs: Proof[] = [
  {
    command: 'npm run build',
    reason: 'takes minutes of processor',
    test: { file: compose, words: "the image's commands are package scripts" },
  },
  {
    command: 'npm run publish-built',
    reason: 'needs the builds of all remotes, and the check of each',
    test: {
      file: 'platform/src/registry/verbs/publish-new.test.ts',
      words: 'for production all builds must be checked',
    },
  },
  {
    command: 'pnpm remote check <name>',
    reason: 'needs a build and minutes of a browser',
    test: { file: compose, words: 'the image publishes only what has passed the check that production requires' },
  },
  {
    command: 'docker compose -f deploy/compose.yaml run --rm publish',
    reason: 'needs Docker',
    test: { file: compose, words: 'every file, stage and service that compose names exists' },
  },
  {
    command: 'docker compose -f deploy/compose.yaml rm --stop --force api-3',
    reason: 'needs Docker',
    test: { file: compose, words: "'rm --stop --force api-3'" },
  },
  {
    command: 'deploy/upgrade.sh',
    reason: 'needs Docker',
    test: { file: compose, words: 'an upgrade has the third process ready before it replaces another' },
  },
  {
    command: 'npm run sbom',
    test: { file: 'platform/src/deployment/bill-of-materials.test.ts', words: "['run', 'sbom']" },
  },
  { command: '--force-gate', test: { file: 'platform/src/cli/remote.test.ts', words: "'--force-gate'" } },
  { command: '--check', reason: 'an option of a command that the walk runs' },
  { command: 'pg_upgrade', reason: 'a program of PostgreSQL, needs two major versions of it' },
  { command: 'no remote is published', reason: 'a response, which the walk expects' },
  { command: 'create index', reason: 'a kind of statement in migrations' },
  { command: 'create or replace', reason: 'a kind of statement in migrations' },
  { command: 'not null', reason: 'part of a statement in migrations' },
  { command: 'not valid', reason: 'part of a statement in migrations' },
];
