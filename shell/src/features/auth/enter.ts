import { beginSession } from '@academy/shared-auth';
import { sessionSettled } from '#/session/session-settled.ts';

/** Takes the token that a sign-in answered; done when the guard knows where to go on. */
export async function enter(token: string): Promise<void> {
  beginSession(token);
  await sessionSettled();
}
