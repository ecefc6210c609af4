import { ActionMenu, IconButton } from '@academy/shared-ui';
import { EllipsisIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#/base/api/users.ts';
import type { ListName } from '#/base/components/people/places.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { useUserActionDialog } from '#/people/components/user-actions/use-user-action-dialog.tsx';
import { useUserActions } from '#/people/components/user-actions/use-user-actions.tsx';

/** The menu of the person's row in a list; renders nothing without actions. After a deletion the list opens. */
export function PersonMenu({ list, user }: { list: ListName; user: User }) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const place = useListPlace(list);
  const {
    dialog,
    bulk: _bulk,
    ...actions
  } = useUserActionDialog({ onDeleted: () => void navigate(place, { replace: true }) });
  const items = useUserActions(list, actions)(user).flatMap((item) => item || []);
  const label = t('list.actions', { name: user.name });
  if (items.length === 0) return null;
  return (
    <>
      <ActionMenu
        label={label}
        items={items}
        trigger={(props) => (
          <IconButton variant="outline" aria-label={label} {...props}>
            <EllipsisIcon aria-hidden />
          </IconButton>
        )}
      />
      {dialog}
    </>
  );
}
