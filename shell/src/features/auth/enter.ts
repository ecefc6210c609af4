import { beginSession } from '@academy/shared-auth';
import { sessionSettled } from '#/session/session-settled.ts';

/** Stores the token of a sign-in; resolves when the guard knows where to continue. */
export async function enter(token: string): Promise<void> {
  beginSession(token);
  await sessionSettled();
}
