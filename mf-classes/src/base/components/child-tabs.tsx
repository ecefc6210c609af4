import { Box, LinkTabs } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { childrenQuery } from '#/base/api/children.ts';
import { useChildId } from './use-child-id.ts';
import { useViewer } from './use-viewer.ts';

/** For a relative of several students: all of them, or one, with one touch (D117). The choice is in the address. */
export function ChildTabs() {
  const { t } = useTranslation('classes');
  const { side } = useViewer();
  const { pathname, search } = useLocation();
  const chosen = useChildId();
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: side === 'family' });
  if (children.length < 2) return null;
  const linkTo = (id: string | null) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (id === null) next.delete('student_id');
    else next.set('student_id', id);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const tabs = [{ id: null, name: t('family.everyone') }, ...children];
  return (
    <Box marginBlockEnd="4" _print={{ display: 'none' }}>
      <LinkTabs
        label={t('family.tabs')}
        links={tabs.map(({ id, name }) => ({ to: linkTo(id), label: name, isCurrent: id === chosen }))}
      />
    </Box>
  );
}
