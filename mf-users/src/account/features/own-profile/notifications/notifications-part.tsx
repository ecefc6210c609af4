import { Card, PartSkeleton } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { notificationSettingsQuery } from '#/account/api/notification-settings.ts';
import type { OwnProfile } from '#/account/api/own-account.ts';
import { ChoicesForm } from './choices-form.tsx';
import { DevicesCard } from './devices-card.tsx';

const size = { minHeight: 640, bones: [['lines 8']] };

/** Notifications by push and mail. */
export function NotificationsPart({ own }: { own: OwnProfile }) {
  const found = useQuery(notificationSettingsQuery());
  return (
    <>
      {found.data && <ChoicesForm settings={found.data} own={own} />}
      {found.isPending && <PartSkeleton size={size} />}
      {found.isError && !found.data && (
        <Card>
          <PartError query={found} />
        </Card>
      )}
      <DevicesCard />
    </>
  );
}
