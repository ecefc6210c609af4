import { provideNotificationTexts } from '@academy/shared-auth/provide-notification-texts';
import { followWhole } from './whole-store.ts';

/**
 * When the page uses another registry: updates the texts of notifications. A remote that is switched off still provides
 * its own.
 */
export function followNotificationTexts(): void {
  followWhole(({ remotes, switchedOff }) => provideNotificationTexts([...remotes, ...switchedOff]));
}
