import { useAcademy, useAcademyName, useLanguage } from '@academy/shared-auth';
import { Flex, Text } from '@academy/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

/** The copyright line and the credit. */
export const Footer = memo(() => {
  const { t } = useTranslation('shell');
  const name = useAcademyName();
  const language = useLanguage();
  const credit = useAcademy((academy) => academy.credit[language]);
  return (
    <Flex
      as="footer"
      gap="2"
      flexWrap="wrap"
      justifyContent="space-between"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlockStart="4"
      paddingBlockEnd={{ base: 'calc(5rem + env(safe-area-inset-bottom))', lg: '5' }}
      fontSize="xs"
      color="fg.subtle"
    >
      <Text>{t('layout.footer.copyright', { year: new Date().getFullYear(), name })}</Text>
      <Text dir="auto">{credit ?? t('layout.footer.credit')}</Text>
    </Flex>
  );
});
