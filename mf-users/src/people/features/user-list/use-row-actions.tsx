import { MessageCircleIcon } from '@academy/shared-ui/icons';
import type { RowAction } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { type ListName, places } from '#/base/components/people/places.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { useUserActions } from '#/people/components/user-actions/use-user-actions.tsx';

/** The actions on a person in the list: a message comes before those of the person's page. */
export function useRowActions(name: ListName, handlers: Parameters<typeof useUserActions>[1]) {
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const actions = useUserActions(name, handlers);
  return (user: User): RowAction[] => {
    const others = actions(user);
    const message = { label: t('list.action.message'), icon: <MessageCircleIcon />, to: places.conversation(user.id) };
    if (!user.may.message || user.id === viewer.id) return others;
    return others.length > 0 ? [message, 'separator', ...others] : [message];
  };
}
