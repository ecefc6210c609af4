import { loadProfile, onForbidden, onReachable, type Session, sessionStore } from '@academy/shared-auth';

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
/** A permanently forbidden call must not fetch the profile again and again. */
const FORBIDDEN_PAUSE = 10_000;

/** Requests a failed profile again, with growing pauses and at each connection (C22). */
function retryAfterFailure(ask: () => void): (session: Session) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let last: Session['failure'] = null;
  const again = () => {
    clearTimeout(timer);
    ask();
  };
  return ({ failure }) => {
    if (failure === last) return;
    last = failure;
    clearTimeout(timer);
    window.removeEventListener('online', again);
    if (!failure) {
      pause = FIRST_PAUSE;
      return;
    }
    timer = setTimeout(again, Math.max(pause, (failure.retryAfter ?? 0) * 1000));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    window.addEventListener('online', again);
  };
}

/** At once; for all calls during the pause once more at its end. */
function atMostEach(pause: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalled = false;
  const call = () => {
    isCalled = timer !== undefined;
    if (isCalled) return;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalled) call();
    }, pause);
  };
  return { call, stop: () => clearTimeout(timer) };
}

/**
 * Loads the profile for every new token: the one in the cookie, a sign-in here, a sign-in in another tab. A failed one
 * is requested again; one from the device is loaded again when the API can be reached, and each when the API forbids
 * something: menu and guards follow a role that was removed.
 * @returns a function that stops following.
 */
export function followProfile(): () => void {
  let asked: number | null = null;
  const retry = retryAfterFailure(() => void loadProfile());
  const follow = (session: Session) => {
    retry(session);
    if (session.status !== 'unknown' || session.generation === asked) return;
    asked = session.generation;
    void loadProfile();
  };
  follow(sessionStore.getState());
  const stopSession = sessionStore.subscribe(follow);
  const stopReachable = onReachable(() => void loadProfile());
  const forbidden = atMostEach(FORBIDDEN_PAUSE, () => void loadProfile());
  const stopForbidden = onForbidden(forbidden.call);
  return () => {
    stopSession();
    stopReachable();
    stopForbidden();
    forbidden.stop();
    retry({ ...sessionStore.getState(), failure: null });
  };
}
