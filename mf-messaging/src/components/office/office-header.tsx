import { useAcademyName } from '@academy/shared-auth';
import { Box, Flex, Heading, OneLine, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { OfficePicture } from '#/components/office-picture.tsx';

/** Above a person's conversation with the academy: its name and logo, and who reads it. */
export function OfficeHeader() {
  const { t } = useTranslation('messaging');
  const name = useAcademyName();
  return (
    <Flex alignItems="center" gap="3" minWidth="0">
      <OfficePicture size={40} />
      <Box minWidth="0">
        <Heading as="h1" size="sm" tabIndex={-1}>
          <OneLine title={name}>{name}</OneLine>
        </Heading>
        <Text fontSize="xs" color="fg.muted">
          {t('office.own.readers')}
        </Text>
      </Box>
    </Flex>
  );
}
