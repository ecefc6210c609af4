import { useTranslation } from '@academy/shared-auth';
import { Box, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import { places } from '#/components/places.ts';
import { ClassForm } from './class-form.tsx';

export default function ClassFormPage() {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('classForm.addTitle')} />
      <LinkTabs
        label={t('seriesForm.tabs')}
        links={[
          { to: places.add, label: t('seriesForm.once'), isCurrent: true },
          { to: places.addSeries(), label: t('seriesForm.weekly'), isCurrent: false },
        ]}
      />
      <Box paddingBlockStart="4">
        <ClassForm />
      </Box>
    </PageBody>
  );
}
