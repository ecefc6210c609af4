import { CONNECT_TIMEOUT } from './s3-unreachable.ts';
import type { ReleaseStore } from './store.ts';

interface Known {
  codes: readonly (string | number)[];
  problem: string;
  remedy: string;
}

const KNOWN: readonly Known[] = [
  {
    codes: ['ENOSPC', 'EDQUOT', 507],
    problem: 'is full',
    remedy: 'free space there (remote prune deletes releases that nobody needs), then run the command again',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    problem: 'may not be written by this user',
    remedy: 'give the folder to the user that deploys, or deploy as the one who owns it',
  },
  {
    codes: [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ETIMEDOUT',
      'ECONNRESET',
      'EHOSTUNREACH',
      'TimeoutError',
      CONNECT_TIMEOUT,
      500,
      502,
      503,
    ],
    problem: 'cannot be reached',
    remedy: 'check S3_ENDPOINT and the network, then run the command again: it goes on where it ended',
  },
  {
    codes: [401, 403],
    problem: 'rejects the credentials',
    remedy: 'check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that they may write there',
  },
  { codes: ['NoSuchBucket'], problem: 'has no such bucket', remedy: 'create the bucket, or name another with --store' },
];

/** What identifies an error: its code, its name, the HTTP status of its response; also of its causes. */
function marksOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, name, cause, errors, $metadata } = error as Record<string, unknown>;
  const status = ($metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])].flatMap(marksOf);
  return [code, name, status, ...inner];
}

/** The problem of the store and how to fix it; null for an error of another kind. */
export function storeProblem(store: ReleaseStore, error: unknown): string | null {
  const marks = marksOf(error);
  const known = KNOWN.find(({ codes }) => codes.some((code) => marks.includes(code)));
  if (!known) return null;
  const said = error instanceof Error ? error.message : String(error);
  return `the release store ${store.address} ${known.problem} (${said}); what is live has not changed\n${known.remedy}`;
}
