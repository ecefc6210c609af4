import { ActionMenu, IconButton } from '@academy/shared-ui';
import { EllipsisIcon, VideoIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import type { Joining } from '#/class/components/joining.ts';
import { meetingLink } from '#/class/components/meetings/meeting-link.ts';
import { useJoining } from '#/class/components/use-joining.ts';
import { useClassActions } from '#/classes/components/class-actions.tsx';
import { useClassDialogs } from '#/classes/components/use-class-dialogs.tsx';

/** The menu of a class on its page, and the dialog that an action opens. */
export function useClassMenu(detail: ClassDetail, joining: Joining) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const viewer = useViewer();
  const { ask, dialog } = useClassDialogs(() => navigate(places.list, { replace: true }));
  const { join } = useJoining(detail.id);
  const hasLogLink = detail.log.length > 0 || Date.now() < Date.parse(detail.starts_at);
  const actions = useClassActions(ask)(detail, [
    places.details(detail.id),
    ...(hasLogLink ? [places.check(detail.id)] : []),
  ]);
  const joinAnyTime = () => {
    join.mutate();
    const link = meetingLink(detail, viewer.name);
    if (link) window.open(link, '_blank', 'noopener');
  };
  const isStaffAside = joining === 'any';
  const items = [
    isStaffAside && { label: t('join.join'), icon: <VideoIcon />, onSelect: joinAnyTime },
    ...actions,
  ].filter((item) => item !== null && item !== undefined && item !== false);
  // The specification: a cancelled class has no menu.
  const menu = items.length > 0 && detail.status !== 'cancelled' && (
    <ActionMenu
      label={t('details.menu')}
      items={items}
      trigger={(props) => (
        <IconButton size="lg" variant="outline" aria-label={t('details.menu')} {...props}>
          <EllipsisIcon />
        </IconButton>
      )}
    />
  );
  return { menu, dialog };
}
