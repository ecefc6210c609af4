import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Button, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { firstSteps, homeQueries } from '#/api/home.ts';
import { FirstStepList } from './first-step-list.tsx';
import { useDismissed } from './use-dismissed.ts';

/** D71: for admins of a new academy, until it can hold its first class. */
export default function HomeFirstSteps() {
  const { isDismissed, dismiss } = useDismissed();
  return isDismissed ? null : <Checklist onDismiss={dismiss} />;
}

function Checklist({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('users');
  const found = useQuery(homeQueries.firstSteps());
  const done = found.data;
  if (!done || firstSteps.every((step) => done[step])) return null;
  const hide = (
    <Button variant="ghost" size="sm" onClick={onDismiss}>
      {t('home.first.hide')}
    </Button>
  );
  return (
    <PartCard title={t('home.first.title')} action={hide} query={found}>
      <Text color="fg.muted" maxWidth="reading" marginBlockEnd="4">
        {t('home.first.text')}
      </Text>
      <FirstStepList done={done} />
    </PartCard>
  );
}
