import { Button, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstStepsQuery, isOpen } from '#/office/api/first-steps.ts';
import { FirstStepList } from '#/office/components/first-steps/first-step-list.tsx';
import { useDismissed } from './use-dismissed.ts';

/** D71: for admins of a new academy, until each step is done or not needed. */
export default function HomeFirstSteps() {
  const { isDismissed, dismiss } = useDismissed();
  return isDismissed ? null : <Checklist onDismiss={dismiss} />;
}

function Checklist({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('users');
  const found = useQuery(firstStepsQuery());
  if (!found.data?.steps.some(isOpen)) return null;
  const hide = (
    <Button variant="ghost" size="sm" onClick={onDismiss}>
      {t('home.first.hide')}
    </Button>
  );
  return (
    <PartCard title={t('home.first.title')} action={hide} query={found}>
      <Text color="fg.muted" maxWidth="reading" marginBlockEnd="3">
        {t('home.first.text')}
      </Text>
      <FirstStepList found={found.data} />
    </PartCard>
  );
}
