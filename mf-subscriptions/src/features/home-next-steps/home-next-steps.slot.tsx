import { useSession } from '@academy/shared-auth';
import { Grid, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type NextSteps, nextStepsQuery } from '#/api/next-steps.ts';
import { isolated } from '#/components/isolated.ts';
import { StepList } from '#/components/next-steps/step-list.tsx';
import { useDayText } from '#/components/use-day-text.ts';

const inTwo = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/**
 * D119: for payers, and parents of a child with a payment: the steps until the first class; renders nothing for others.
 */
export default function HomeNextSteps() {
  const { data = [] } = useQuery(nextStepsQuery());
  if (data.length === 0) return null;
  return (
    <Grid gap="4" gridTemplateColumns={data.length > 1 ? inTwo : 'minmax(0, 1fr)'}>
      {data.map((steps) => (
        <StepsCard key={steps.student.id} steps={steps} />
      ))}
    </Grid>
  );
}

function StepsCard({ steps }: { steps: NextSteps }) {
  const { t } = useTranslation('subscriptions');
  const day = useDayText();
  const ownId = useSession(({ user }) => user?.id);
  const { id, name } = steps.student;
  const title = id === ownId ? t('nextSteps.title') : t('nextSteps.titleFor', { name: isolated(name) });
  return (
    <PartCard height="full" title={title}>
      <Text color="fg.muted" marginBlockEnd="4">
        {t('nextSteps.paid', { day: isolated(day(steps.paidAt)) })}
      </Text>
      <StepList steps={steps} />
    </PartCard>
  );
}
