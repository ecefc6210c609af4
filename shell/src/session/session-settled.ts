import { sessionStore } from '@academy/shared-auth';

/** Resolves when the profile of a new token has loaded, or has been rejected. */
export function sessionSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (sessionStore.getState().status === 'unknown') return;
      stop();
      resolve();
    };
    const stop = sessionStore.subscribe(look);
    look();
  });
}
