import { useTranslation, useWaitingWork } from '@academy/shared-auth';
import { Box, Flex, useOnline } from '@academy/shared-ui';
import { CloudOffIcon } from '@academy/shared-ui/icons';

/** Says once, below the top bar, that there is no connection; gone with the next. Where the page scrolls, it stays in view. */
export function OfflineLine({ isScrolledPast }: { isScrolledPast: boolean }) {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  const hasWaitingWork = useWaitingWork();
  return (
    <Box
      role="status"
      flexShrink="0"
      zIndex="bar"
      {...(isScrolledPast ? { position: 'sticky', insetBlockStart: 'var(--top-bar)' } : {})}
    >
      {!isOnline && (
        <Flex
          data-top-line
          alignItems="center"
          justifyContent="center"
          gap="2"
          minHeight="var(--top-line)"
          paddingInline="3"
          bg="bg.muted"
          color="fg"
          borderBottomWidth="1px"
          borderColor="border.medium"
          fontSize="sm"
          lineHeight="1.3"
          textAlign="center"
        >
          <CloudOffIcon size={16} aria-hidden />
          {hasWaitingWork ? t('layout.offline.waiting') : t('layout.offline.text')}
        </Flex>
      )}
    </Box>
  );
}
