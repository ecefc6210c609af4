interface Thrown {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** An error of the database about a failed statement. */
export interface DatabaseError {
  /** SQLSTATE, as `23505`; or the code of a broken connection. */
  code: string;
  constraint: string | undefined;
}

/** The database's own error inside a thrown error, however it was wrapped; null if there is none. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  const { code, constraint, cause } = (error ?? {}) as Thrown;
  if (typeof code === 'string') return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
  return cause ? databaseErrorOf(cause) : null;
}

/** Deadlock or serialization failure: two transactions collided, and this one was rolled back. */
const collisions = new Set(['40P01', '40001']);

export const isCollision = (error: unknown): boolean => collisions.has(databaseErrorOf(error)?.code ?? '');
