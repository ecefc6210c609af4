import { Box, EmptyState, ErrorState, Grid, PartSkeleton, Stack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { tabSizes } from '#/pay/components/tab-sizes.ts';
import { LedgerList } from './ledger-list.tsx';
import { RemainingForm } from './remaining-form.tsx';
import { RemainingNumber } from './remaining-number.tsx';
import type { useRemaining } from './use-remaining.ts';

interface RemainingOverviewProps {
  id: string;
  found: ReturnType<typeof useRemaining>;
}

/** A student's remaining classes with the lines of the ledger; viewers who may change them also get the form. */
export function RemainingOverview({ id, found }: RemainingOverviewProps) {
  const { t } = useTranslation('users');
  const { user, remaining } = found;
  if (found.isMissing) return <UserMissing />;
  if (found.error) return <ErrorState error={found.error} onRetry={found.retry} />;
  if (user && !user.student)
    return (
      <EmptyState
        title={t('student.other.title', { name: `\u2068${user.name}\u2069` })}
        text={t('ledger.other.text')}
      />
    );
  if (remaining === null) return <PartSkeleton size={tabSizes.ledger} />;
  return (
    <Stack gap="8">
      <Grid
        gap="4"
        alignItems="stretch"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: found.mayChange ? '18rem minmax(0, 1fr)' : '18rem' }}
      >
        <RemainingNumber id={id} remaining={remaining} />
        {found.mayChange && (
          <Box _print={{ display: 'none' }}>
            <RemainingForm id={id} remaining={remaining} />
          </Box>
        )}
      </Grid>
      {found.canViewLines && (
        <TextLink alone to={places.statement(id)}>
          {t('statement.open')}
        </TextLink>
      )}
      {found.canViewLines ? <LedgerList id={id} /> : <Text color="fg.muted">{t('ledger.hidden.text')}</Text>}
    </Stack>
  );
}
