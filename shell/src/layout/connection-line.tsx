import { useSlowApi, useTranslation, useWaitingWork } from '@academy/shared-auth';
import { Box, Flex, useOnline } from '@academy/shared-ui';
import { CloudOffIcon, HourglassIcon } from '@academy/shared-ui/icons';

/** What there is to say about the connection, or null. */
function useConnectionKey(): 'none' | 'waiting' | 'slow' | null {
  const isOnline = useOnline();
  const hasWaitingWork = useWaitingWork();
  const isSlow = useSlowApi();
  if (!isOnline) return hasWaitingWork ? 'waiting' : 'none';
  return isSlow ? 'slow' : null;
}

/** Says once, below the top bar, that there is no connection or a slow one. Where the page scrolls, it stays in view. */
export function ConnectionLine({ isScrolledPast }: { isScrolledPast: boolean }) {
  const { t } = useTranslation('shell');
  const key = useConnectionKey();
  const Icon = key === 'slow' ? HourglassIcon : CloudOffIcon;
  return (
    <Box
      role="status"
      flexShrink="0"
      zIndex="bar"
      {...(isScrolledPast ? { position: 'sticky', insetBlockStart: 'var(--top-bar)' } : {})}
    >
      {key && (
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
          <Icon size={16} aria-hidden />
          {t(`layout.connection.${key}`)}
        </Flex>
      )}
    </Box>
  );
}
