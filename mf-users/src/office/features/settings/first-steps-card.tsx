import { Bones, Text } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstStepsQuery } from '#/office/api/first-steps.ts';
import { FirstStepList } from '#/office/components/first-steps/first-step-list.tsx';

const size = { minHeight: 0, bones: [['lines 7']] };

/** The first steps (D71), also when they have left the start page. */
export function FirstStepsCard() {
  const { t } = useTranslation('users');
  const found = useQuery(firstStepsQuery());
  return (
    <PartCard title={t('home.first.title')} query={found}>
      <Text color="fg.muted" marginBlockEnd="3">
        {t('home.first.text')}
      </Text>
      {found.isPending && <Bones of={size} />}
      {found.isError && !found.data && <PartError query={found} />}
      {found.data && <FirstStepList found={found.data} />}
    </PartCard>
  );
}
