import { sessionStore } from '@academy/shared-auth';

/** Today on the viewer's clock, which need not be the device's: 2026-01-31. */
export const dayHere = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: sessionStore.getState().user?.timezone }).format(Date.now());

/** The current month on the viewer's clock: 2026-01. */
export const monthHere = (): string => dayHere().slice(0, 7);
