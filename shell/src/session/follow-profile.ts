import { loadProfile, onReachable, sessionStore } from '@academy/shared-auth';

/**
 * Loads the profile for every token that comes: the one in the cookie, a sign-in here, a sign-in in another tab. One that
 * came from the device is loaded again when the API can be reached.
 * @returns a function that stops following.
 */
export function followProfile(): () => void {
  let asked: number | null = null;
  const ask = () => {
    const { status, generation } = sessionStore.getState();
    if (status !== 'unknown' || generation === asked) return;
    asked = generation;
    void loadProfile();
  };
  ask();
  const stopSession = sessionStore.subscribe(ask);
  const stopReachable = onReachable(() => void loadProfile());
  return () => {
    stopSession();
    stopReachable();
  };
}
