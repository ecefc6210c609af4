import { passwordText } from '@academy/shared-auth/typed-text';
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is Argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** libuv has four threads, which files and DNS need too: more hashes at once would block those. */
const MAX_AT_ONCE = 3;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Argon2id, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

let nobodysHash: Promise<string> | undefined;

/**
 * Which form of the typed password matches: `stored`, the form of today's hashes, or `older`, the unchanged text that
 * former hashes were made of.
 */
export type PasswordMatch = 'stored' | 'older' | null;

/**
 * How the password matches, null if it does not. Without a hash it takes as long as with a wrong password (D61), as
 * each form is tried.
 */
export async function matchPassword(passwordHash: string | null, typed: string): Promise<PasswordMatch> {
  nobodysHash ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await nobodysHash);
  const fits = async (password: string) =>
    (await inTurn(() => verify(against, password)).catch(() => false)) && passwordHash !== null;
  const stored = passwordText(typed);
  if (await fits(stored)) return 'stored';
  return stored !== typed && (await fits(typed)) ? 'older' : null;
}
