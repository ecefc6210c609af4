import { StartError } from '#base/errors/start-error.ts';
import { databaseErrorOf } from './database-error.ts';

/** A host with two addresses fails with two errors and an empty message. */
const wordsOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** PostgreSQL's "protocol violation": the error of a pooler for settings that it does not support. */
const PROTOCOL_VIOLATION = '08P01';

const poolerHint = `
Is a pooler in between? Then DATABASE_URL is its address, and DATABASE_DIRECT_URL that of PostgreSQL`;

/** The error if the connection that holds the start lock has ended. */
export const lostLock = (error: Error): StartError =>
  new StartError(`The database ended the connection that holds the lock of the start: ${error.message}`);

interface Place {
  /** The setting that holds the address. */
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  url: string;
  /** Whether the settings say that the address is a pooler's. */
  isPooled: boolean;
}

/** Why the database cannot be opened: the setting, the address without credentials, and the server's message. */
export function startProblem({ setting, url, isPooled }: Place, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const hint = !isPooled && databaseErrorOf(error)?.code === PROTOCOL_VIOLATION ? poolerHint : '';
  return new StartError(`${setting} (${host}${pathname}): ${wordsOf(error)}${hint}`);
}
