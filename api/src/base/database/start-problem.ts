import { StartError } from '#base/errors/start-error.ts';
import { databaseErrorOf } from './database-error.ts';

/** A host with two addresses fails with two errors and no words. */
const wordsOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** The class of PostgreSQL's "protocol violation": what a pooler says of settings that it does not hand through. */
const PROTOCOL_VIOLATION = '08P01';

const poolerHint = `
Is a pooler in between? Then DATABASE_URL is its address, and DATABASE_DIRECT_URL that of PostgreSQL`;

/** The connection that held the lock of the start has ended. */
export const lostLock = (error: Error): StartError =>
  new StartError(`The database ended the connection that holds the lock of the start: ${error.message}`);

interface Place {
  /** The setting that names the address. */
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  url: string;
  /** Whether the address is said to be a pooler's. */
  isPooled: boolean;
}

/** Why the database cannot be opened: the setting, the place without credentials, and the server's own sentence. */
export function startProblem({ setting, url, isPooled }: Place, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const hint = !isPooled && databaseErrorOf(error)?.code === PROTOCOL_VIOLATION ? poolerHint : '';
  return new StartError(`${setting} (${host}${pathname}): ${wordsOf(error)}${hint}`);
}
