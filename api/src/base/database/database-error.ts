interface Thrown {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** The database's error about a failed statement. */
export interface DatabaseError {
  /** SQLSTATE, as `23505`; or the code of a broken connection. */
  code: string;
  constraint: string | undefined;
}

/** The database's own error in a thrown one, however it was wrapped; null where there is none. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  const { code, constraint, cause } = (error ?? {}) as Thrown;
  if (typeof code === 'string') return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
  return cause ? databaseErrorOf(cause) : null;
}

/** Deadlock, serialization failure: two transactions were in each other's way, and this one was undone. */
const collisions = new Set(['40P01', '40001']);

export const isCollision = (error: unknown): boolean => collisions.has(databaseErrorOf(error)?.code ?? '');
