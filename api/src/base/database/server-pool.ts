import pg from 'pg';
import { outsideCalls } from '#base/limits/outside-calls.ts';

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;

/** For a client of a pooler: the next transaction may use another connection, which has not prepared the statement. */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as typeof this.query;
  }
}

interface ServerPool {
  size: number;
  /** Whether the address is that of a pooler in transaction mode, which keeps no session. */
  isPooled?: boolean;
  limits?: { connectMs: number; silentMs: number };
}

const ignore = () => {};

/**
 * A connection may end at any time, idle or inside a transaction: its user gets an error from the next statement, and
 * the pool opens another one. Without these listeners the process would end.
 */
export function outliveLostConnections(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** Connections to PostgreSQL, or to a pooler in front of it; then the pooler sets the connection's parameters. */
export function serverPool(
  url: string,
  { size, isPooled = false, limits = outsideCalls.database }: ServerPool,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    // Calls read few rows: compiling an expensive-looking plan takes longer than running it.
    ...(isPooled ? { Client: UnnamedClient } : { statement_timeout: limits.silentMs, options: '-c jit=off' }),
  });
  outliveLostConnections(pool);
  return pool;
}
