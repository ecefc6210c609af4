import { Box, Flex, Skeleton, Stack, VisuallyHidden } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

const widths = ['85%', '60%', '72%', '90%', '55%'];

/** The placeholder of five loading comments. */
export function CommentsSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" animation="{durations.slow} {easings.out} 150ms both appear">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack aria-hidden gap="5" paddingBlock="2">
        {widths.map((width, index) => (
          <Flex key={width} gap="3">
            <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
            <Stack gap="2" flex="1">
              <Skeleton width="32" height="3.5" />
              <Skeleton width={widths[index]} height="3.5" />
            </Stack>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
