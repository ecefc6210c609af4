import { Box, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';

/** The page on which one class or weekly classes are added. */
export function AddClassPage({ isWeekly, children }: { isWeekly: boolean; children: ReactNode }) {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('classForm.addTitle')} />
      <LinkTabs
        label={t('seriesForm.tabs')}
        links={[
          { to: places.add, label: t('seriesForm.once'), isCurrent: !isWeekly },
          { to: places.addSeries(), label: t('seriesForm.weekly'), isCurrent: isWeekly },
        ]}
      />
      <Box paddingBlockStart="4">{children}</Box>
    </PageBody>
  );
}
