import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../overlays/menu-types.ts';
import type { SavedView } from '../list-types.ts';
import type { StatePart } from '../state/use-list.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { viewQuery, viewState } from './view-query.ts';
import { ViewsDialog } from './views-dialog.tsx';

const nowhere = { queryKey: ['no views'], queryFn: (): SavedView[] => [] };

/** Opens a list with its default view, once, if the address has no parameters of the list. */
function useDefaultView(state: StatePart, views: readonly SavedView[] | undefined): void {
  const { search } = useLocation();
  const isOpen = useRef(search === '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the views have loaded
  useEffect(() => {
    if (!views) return;
    const view = views.find(({ isDefault }) => isDefault);
    if (view && isOpen.current && search === '') state.go(viewState(view.query, state.shape), { replace: true });
    isOpen.current = false;
  }, [views]);
}

/** The saved views of a list as entries of a menu, and the dialog that saves or manages them. */
export function useViews(state: StatePart): { items: MenuItem[]; current?: string; dialog: ReactNode } {
  const { t } = useTranslation('ui');
  const [asked, setAsked] = useState<'save' | 'manage' | null>(null);
  const store = state.views;
  const query = (store?.query() ?? nowhere) as UseQueryOptions<SavedView[]>;
  const { data } = useQuery({ ...query, enabled: store !== undefined });
  useDefaultView(state, data);
  if (!store) return { items: [], dialog: null };
  const now = viewQuery(state.address, state.shape);
  const views = data ?? [];
  const item = (label: string, saved: string) => ({
    label,
    checked: saved === now,
    onSelect: () => state.go(viewState(saved, state.shape)),
  });
  const close = () => setAsked(null);
  const canSave = now !== '' && !views.some((view) => view.query === now);
  return {
    items: [
      ...(views.length > 0 ? [item(t('list.views.all'), '')] : []),
      ...views.map((view) => item(view.name, view.query)),
      ...(views.length > 0 ? ['separator' as const] : []),
      { label: t('list.views.save'), disabled: !canSave, onSelect: () => setAsked('save') },
      { label: t('list.views.manage'), disabled: views.length === 0, onSelect: () => setAsked('manage') },
    ],
    current: views.find((view) => view.query === now)?.name,
    dialog:
      asked === 'save' ? (
        <SaveViewDialog store={store} query={now} onClose={close} />
      ) : asked === 'manage' ? (
        <ViewsDialog store={store} views={views} onClose={close} />
      ) : null,
  };
}
