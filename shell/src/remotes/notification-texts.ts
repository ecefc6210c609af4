import { provideNotificationTexts } from '@academy/shared-auth';
import { followRegistry } from '#/registry/registry-store.ts';

/**
 * When the page uses another registry: updates the texts of notifications. A remote that is switched off still provides
 * its own.
 */
export function followNotificationTexts(): void {
  followRegistry(({ remotes, switchedOff }) => provideNotificationTexts([...remotes, ...switchedOff]));
}
