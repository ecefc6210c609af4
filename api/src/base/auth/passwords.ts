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

/** Whether the password fits. Without a hash it takes the same time and answers no (D61). */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await nobodysHash);
  const fits = await inTurn(() => verify(against, password)).catch(() => false);
  return fits && passwordHash !== null;
}
