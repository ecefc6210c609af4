import { endSession, http } from '@academy/shared-auth';

/** Revokes the session on the server and drops it in all tabs, also if the server cannot be reached. */
export async function signOut(): Promise<void> {
  await http.post('auth/logout', { retry: 0 }).catch(() => {});
  endSession('signed-out');
}
