import { databaseErrorOf } from './database-error.ts';

/** Connection lost, rejected, too many, shutting down, or no connection in time: the same may succeed later. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // An error of S3 (`giveUpUnreachable`).
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
]);
/** SQLSTATE of broken connections; with these words a pooler says that it has lost its server. */
const CONNECTION_CLASS = '08';
/** Messages of `pg` and its pool that have no code. */
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether the database, or the way to it, failed, and not what was asked of it; however the error was wrapped. */
export function isOutage(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  if (code !== undefined && (codes.has(code) || code.startsWith(CONNECTION_CLASS))) return true;
  if (!(error instanceof Error)) return false;
  return messages.some((message) => error.message.startsWith(message)) || isOutage(error.cause);
}
