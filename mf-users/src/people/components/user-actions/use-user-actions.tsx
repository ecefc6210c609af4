import type { RowAction } from '@academy/shared-ui/list';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import type { ListName } from '#/base/components/people/places.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import type { ActionName } from './action-icon.tsx';
import { useRights } from './use-rights.ts';
import { useViewAs } from './use-view-as.ts';
import { type UserLink, userLinks } from './user-links.ts';

/** The place of an icon whose code is not here. */
const NoIcon = () => <svg aria-hidden />;
/** The code of the icons comes with the first menu. */
const ActionIcon = lazy<(props: { name: ActionName }) => ReactNode>(() =>
  import('./action-icon.tsx').catch(() => ({ default: NoIcon })),
);
const iconOf = (name: ActionName) => (
  <Suspense fallback={<NoIcon />}>
    <ActionIcon name={name} />
  </Suspense>
);

interface RowActionHandlers {
  onDelete: (user: User) => void;
  onDeactivate: (user: User) => void;
  onReactivate: (user: User) => void;
  onResetTwoSteps: (user: User) => void;
  onInvite: (user: User) => void;
}

/** The viewer's actions on a person, in a list and on their page. Users cannot deactivate or delete themselves. */
export function useUserActions(list: ListName, handlers: RowActionHandlers) {
  const { onDelete, onDeactivate, onReactivate, onResetTwoSteps, onInvite } = handlers;
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const rights = useRights();
  const viewAs = useViewAs();
  const asItem = ({ id, to }: UserLink): RowAction => ({ label: t(`list.action.${id}`), icon: iconOf(id), to });

  const actionsFor = (user: User): RowAction[] => {
    if (user.id === viewer.id) return [];
    const deactivate = {
      label: t('list.action.deactivate'),
      icon: iconOf('deactivate'),
      onSelect: () => onDeactivate(user),
    };
    const reactivate = {
      label: t('list.action.reactivate'),
      icon: iconOf('reactivate'),
      onSelect: () => onReactivate(user),
    };
    const remove = {
      label: t('list.action.delete'),
      icon: iconOf('delete'),
      tone: 'danger' as const,
      onSelect: () => onDelete(user),
    };
    const view = { label: t('list.action.viewAs'), icon: iconOf('viewAs'), onSelect: () => viewAs(user) };
    const reset = {
      label: t('list.action.resetTwoSteps'),
      icon: iconOf('resetTwoSteps'),
      onSelect: () => onResetTwoSteps(user),
    };
    const shown: RowAction[] = [
      user.may.viewAs && view,
      user.may.resetTwoSteps && reset,
      user.may.deactivate && (user.active ? deactivate : reactivate),
      user.may.delete && remove,
    ];
    return shown.filter(Boolean);
  };

  /** What is to be done first with somebody who has not signed in yet. */
  const invitationFor = (user: User): RowAction[] => {
    const label = t(user.invitation === 'invited' ? 'list.action.inviteAgain' : 'list.action.invite');
    return user.may.invite ? [{ label, icon: iconOf('invite'), onSelect: () => onInvite(user) }] : [];
  };

  return (user: User): RowAction[] => {
    const { account, work } = userLinks(user, list, rights);
    const groups = [invitationFor(user), account.map(asItem), work.map(asItem), actionsFor(user)].filter(
      (group) => group.length > 0,
    );
    return groups.flatMap((group, at) => (at === 0 ? group : ['separator' as const, ...group]));
  };
}
