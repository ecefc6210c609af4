import { Center, Stack, Text } from '@academy/shared-ui';
import { ImagePlusIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** Covers the form while files are held over it. */
export function DropHint() {
  const { t } = useTranslation('timeline');
  return (
    <Center
      position="absolute"
      inset={{ base: '-4', md: '-5' }}
      zIndex="sticky"
      bg="brand.subtle"
      opacity="0.96"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="brand.fg"
      borderRadius="card"
      pointerEvents="none"
      animation="{durations.fast} {easings.out} appear"
    >
      <Stack alignItems="center" gap="2" color="brand.fg">
        <ImagePlusIcon size={28} aria-hidden />
        <Text fontWeight="medium">{t('form.media.drop')}</Text>
      </Stack>
    </Center>
  );
}
