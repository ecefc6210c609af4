import { Box, Button, HStack, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUpdate, registryStore } from '#/registry/registry-store.ts';

/** Announces an update; the next navigation uses it, or the viewer does so now. */
export const UpdateNotice = memo(() => {
  const { t } = useTranslation('shell');
  const isWaiting = registryStore(hasUpdate);
  return (
    <Box
      role="status"
      position="fixed"
      insetBlockEnd={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', lg: '5' }}
      insetInline="0"
      zIndex="bar"
      pointerEvents="none"
    >
      {isWaiting && (
        <HStack
          width="fit"
          maxWidth="calc(100% - 2rem)"
          marginInline="auto"
          paddingInlineStart="4"
          paddingInlineEnd="2"
          paddingBlock="1.5"
          gap="3"
          pointerEvents="auto"
          bg="bg.raised"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
          boxShadow="float"
          fontSize="sm"
          _motionSafe={{ animation: '{durations.slow} {easings.out} rise' }}
        >
          <Text>{t('update.notice.text')}</Text>
          <Button variant="ghost" size="sm" color="brand.fg" onClick={() => location.reload()}>
            <RefreshCwIcon aria-hidden />
            {t('update.notice.action')}
          </Button>
        </HStack>
      )}
    </Box>
  );
});
