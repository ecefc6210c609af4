let held: string | null = null;
let generation = 0;

/** The session's token, only for calls to the API: no shared entry point exports it. */
export const heldToken = (): string | null => held;

/** Stores a token, or none. Returns a different number for each token. */
export function holdToken(token: string | null): number {
  if (token !== held) generation += 1;
  held = token;
  return generation;
}
