import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Card, Heading } from '@academy/shared-ui';
import { nextStepsQuery } from '#/api/next-steps.ts';
import { StepList } from '#/components/next-steps/step-list.tsx';

/** What happens now for who has just been paid for (D119); nothing where it has happened. */
export function NextSteps({ studentId }: { studentId: string }) {
  const { t } = useTranslation('subscriptions');
  const { data } = useQuery(nextStepsQuery());
  const steps = data?.find(({ student }) => student.id === studentId);
  if (!steps) return null;
  return (
    <Card padding="lg" marginBlockStart="4">
      <Heading as="h2" size="md" marginBlockEnd="4">
        {t('nextSteps.title')}
      </Heading>
      <StepList steps={steps} />
    </Card>
  );
}
