import { Card, Heading } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextStepsQuery, type NextSteps as Steps } from '#/api/next-steps.ts';
import { StepList } from '#/components/next-steps/step-list.tsx';

/** The next steps for the student of a payment (D119); undefined if all are done, or while they are unknown. */
export function useNextSteps(studentId: string | null) {
  // Data from before the payment does not contain it.
  const { data } = useQuery({ ...nextStepsQuery(), staleTime: 0, enabled: studentId !== null });
  return data?.find(({ student }) => student.id === studentId);
}

export function NextSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Card padding="lg" marginBlockStart="4">
      <Heading as="h2" size="md" marginBlockEnd="4">
        {t('nextSteps.title')}
      </Heading>
      <StepList steps={steps} />
    </Card>
  );
}
