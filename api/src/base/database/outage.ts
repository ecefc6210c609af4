import { databaseErrorOf } from './database-error.ts';

/** Connection lost, rejected, too many, shutting down, or none in time: a later try may succeed. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Errors of S3 (`giveUpUnreachable`).
  'CONNECT_TIMEOUT',
  'RESPONSE_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
]);
/** SQLSTATE class of broken connections; a pooler uses these words when it has lost its server. */
const CONNECTION_CLASS = '08';
/** Messages without a code, of `pg` and its pool. */
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether the database or the connection to it failed, rather than the statement; however the error was wrapped. */
export function isOutage(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  if (code !== undefined && (codes.has(code) || code.startsWith(CONNECTION_CLASS))) return true;
  if (!(error instanceof Error)) return false;
  return messages.some((message) => error.message.startsWith(message)) || isOutage(error.cause);
}
