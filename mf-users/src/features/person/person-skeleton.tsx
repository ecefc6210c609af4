import { useTranslation } from '@academy/shared-auth';
import { Box, Card, Grid, Skeleton, Stack, VisuallyHidden } from '@academy/shared-ui';

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

function CardSkeleton({ facts, columns }: { facts: number; columns: number }) {
  return (
    <Card>
      <Skeleton width="24" height="5" marginBlockEnd="4" />
      <Grid columnGap="6" rowGap="5" gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}>
        {keys(facts).map((key) => (
          <Stack key={key} gap="2">
            <Skeleton width="20" height="3.5" />
            <Skeleton width="32" />
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}

/** The page's two columns on their way, held back for a moment as all skeletons are. */
export function PersonSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" minHeight="100dvh" animation="{durations.slow} {easings.out} 150ms both appear">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Grid
        aria-hidden
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <CardSkeleton facts={6} columns={2} />
        <CardSkeleton facts={5} columns={1} />
      </Grid>
    </Box>
  );
}
