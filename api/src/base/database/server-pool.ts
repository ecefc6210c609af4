import pg from 'pg';

const STATEMENT_MS = 30_000;

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;

/** A client of a pooler: the next transaction may run on another connection, which has not prepared the statement. */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as typeof this.query;
  }
}

interface ServerPool {
  size: number;
  /** Whether the address is that of a pooler in transaction mode, which hands no session through. */
  isPooled?: boolean;
  connectMs?: number;
}

const ignore = () => {};

/**
 * A connection may end at any moment, idle or in the middle of a transaction: whoever works with it learns that from its next
 * statement, and the pool opens another. Without these listeners the process would end.
 */
export function outliveLostConnections(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** Connections to PostgreSQL, or to a pooler in front of it: there the pooler sets what a connection starts with. */
export function serverPool(url: string, { size, isPooled = false, connectMs = 10_000 }: ServerPool): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // Calls read few rows: to compile a plan that looks expensive takes longer than to run it.
    ...(isPooled ? { Client: UnnamedClient } : { statement_timeout: STATEMENT_MS, options: '-c jit=off' }),
  });
  outliveLostConnections(pool);
  return pool;
}
