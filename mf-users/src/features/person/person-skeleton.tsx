import { useTranslation } from '@academy/shared-auth';
import { Box, Card, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@academy/shared-ui';

const lines = ['52%', '38%', '46%', '30%', '42%'];

function CardSkeleton() {
  return (
    <Card>
      <Skeleton width="24" height="5" marginBlockEnd="4" />
      <Stack gap="3">
        {lines.map((width) => (
          <Flex key={width} justifyContent="space-between" gap="4">
            <Skeleton width="20" />
            <Skeleton width={width} />
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

/** The page's two columns on their way, held back for a moment as all skeletons are. */
export function PersonSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" animation="{durations.slow} {easings.out} 150ms both appear">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Grid
        aria-hidden
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <CardSkeleton />
        <CardSkeleton />
      </Grid>
    </Box>
  );
}
