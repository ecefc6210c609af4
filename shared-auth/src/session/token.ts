let held: string | null = null;
let generation = 0;

/** The session's token, for the calls to the API alone: no shared entry point exports it. */
export const heldToken = (): string | null => held;

/** Keeps a token, or none. Returns a number that is another one for each token. */
export function holdToken(token: string | null): number {
  if (token !== held) generation += 1;
  held = token;
  return generation;
}
