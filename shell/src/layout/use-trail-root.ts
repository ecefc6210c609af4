import { useLanguage, useSession } from '@academy/shared-auth';
import type { TrailStep } from '@academy/shared-ui';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from '#/menu/menu.ts';

/** The query with which the menu's pages were left, by viewer and path: going back shows the list as it was. */
const leftWith = new Map<string, string>();

/** The menu's entry above the shown page; null on the entry's own page, and on a page without an entry. */
export function useTrailRoot(active: MenuLink | null): TrailStep | null {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const viewer = useSession(({ user }) => user?.id);
  useEffect(() => void leftWith.set(`${viewer} ${pathname}`, search), [viewer, pathname, search]);
  return useMemo(() => {
    if (!active || active.to === pathname) return null;
    return { label: active.label[language], to: active.to + (leftWith.get(`${viewer} ${active.to}`) ?? '') };
  }, [active, language, pathname, viewer]);
}
