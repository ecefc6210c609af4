import type { SessionUser } from '@academy/shared-auth';

/** The page that sets up a second step, for users whose role requires one (D120). */
export const SECOND_STEP = '/profile/security';
/** The page that accepts texts of the academy. */
export const CONSENTS = '/profile/consents';

/** The page that a user must finish before anything else; null for most. */
export function neededFirst(user: SessionUser | null): string | null {
  if (user?.two_steps_needed) return SECOND_STEP;
  return user?.consents_needed ? CONSENTS : null;
}
