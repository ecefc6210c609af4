import { Box, Button, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ChildTabs } from '#/base/components/child-tabs.tsx';
import { personFiltersOf } from '#/base/components/filters/use-person-filters.tsx';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { placeOfClasses } from '#/class/components/list-places.ts';
import { tabsOf } from '#/classes/components/status-tabs.ts';
import { ClassRows } from './class-rows.tsx';
import { ZoomConnection } from './zoom-connection.tsx';

/** The title, the same as in the menu. */
const titles = { student: 'menu.mine', staff: 'menu.mine', teacher: 'menu.classes', family: 'menu.classes' } as const;

export default function ClassListPage() {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const viewer = useViewer();
  const { side, can, canAddOnList } = viewer;
  const tabs = tabsOf(side);
  const status = tabs.find((known) => known === search.get('status')) ?? 'scheduled';
  const narrows = new Set<string>([
    'q',
    'month',
    ...personFiltersOf(viewer),
    ...(side === 'family' ? ['student_id'] : []),
  ]);
  const narrowing = Object.fromEntries([...search].filter(([name]) => narrows.has(name)));
  const add = can('classes.my_classes.create') && (
    <Button asChild>
      <Link to={places.add}>
        <PlusIcon aria-hidden />
        {t('list.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={t(titles[side])}
        context={t(`list.context.${side}`)}
        action={canAddOnList('classes.my_classes.create') && add}
      />
      <ChildTabs />
      <LinkTabs
        label={t('list.tabs')}
        links={tabs.map((each) => ({
          to: placeOfClasses(each, narrowing),
          label: t(`status.tab.${each}`),
          isCurrent: each === status,
        }))}
      />
      <Box paddingBlockStart="4">
        <ClassRows key={status} status={status} add={add} />
      </Box>
      {side === 'teacher' && can('classes.my_classes.create') && <ZoomConnection />}
    </PageBody>
  );
}
