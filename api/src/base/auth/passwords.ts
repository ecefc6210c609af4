import { passwordText } from '@academy/shared-auth/typed-text';
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is Argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** libuv has four threads, shared with files and names: more hashes at once would stop those. */
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

/** The form of its letters in which a typed password fits: `stored` as hashes have it, `older` as those did that took it as it came. */
export type PasswordMatch = 'stored' | 'older' | null;

/**
 * How the password matches, null if it does not. Without a hash it takes as long as for a wrong password (D61): each
 * typed form is tried.
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
