import type { SessionUser } from '@academy/shared-auth';

/** Where a second step is set up, for whom a role asks for one (D120). */
export const SECOND_STEP = '/profile/security';
/** Where texts of the academy are accepted. */
export const CONSENTS = '/profile/consents';

/** The page that a user must be done with before anything else; null for most. */
export function neededFirst(user: SessionUser | null): string | null {
  if (user?.two_steps_needed) return SECOND_STEP;
  return user?.consents_needed ? CONSENTS : null;
}
