import { provideNotificationTexts } from '@academy/shared-auth';
import { followRegistry } from '#/registry/registry-store.ts';

/** Keeps the texts of notifications in line with the registry that the page works with. A remote that is switched off still words its own. */
export function followNotificationTexts(): void {
  followRegistry(({ remotes, switchedOff }) => provideNotificationTexts([...remotes, ...switchedOff]));
}
