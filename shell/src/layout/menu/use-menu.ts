import { useSession } from '@academy/shared-auth';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuItem, type MenuLink, menuFor } from '#/menu/menu.ts';
import type { KnownRegistry } from '#/registry/registry.ts';
import { PLATFORM } from '#/routes/route-table.ts';
import { useIsSuperAdmin } from '#/session/use-is-super-admin.ts';

const platformLink = (label: string): MenuLink => ({
  kind: 'link',
  id: 'shell/platform',
  to: PLATFORM,
  label: { en: label, ar: label },
  icon: [['path', { d: 'M22 12h-4l-3 9L9 3l-3 9H2' }]],
  order: 0,
  remote: 'shell',
  screen: null,
  bottomBar: null,
  covers: [],
});

/** The signed-in user's menu, with the shell's own page for super-admins; empty until the profile has loaded. */
export function useMenu(registry: KnownRegistry): MenuItem[] {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  const { t } = useTranslation('shell');
  const label = t('layout.platform.label');
  const isSuperAdmin = useIsSuperAdmin();
  return useMemo(() => {
    if (!user) return [];
    const menu = menuFor(registry, { permissions, roles: user.roles, relations: user.relations ?? [] });
    return isSuperAdmin ? [...menu, platformLink(label)] : menu;
  }, [registry, user, permissions, isSuperAdmin, label]);
}
