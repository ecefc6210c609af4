import { useLanguage } from '@academy/shared-auth';
import { Card, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { LegalText } from '#/account/api/consents.ts';
import { LegalWords } from './legal-words.tsx';

/** One text, with its version. */
export function LegalCard({ text: { kind, version, text } }: { text: LegalText }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (
    <Card as="section">
      <Stack gap="3">
        <Flex gap="2" flexWrap="wrap" alignItems="baseline" justifyContent="space-between">
          <Heading as="h2" size="sm">
            {t(`consents.kind.${kind}`)}
          </Heading>
          <Text fontSize="sm" color="fg.subtle">
            {t('consents.version', { version })}
          </Text>
        </Flex>
        <LegalWords>{text[language]}</LegalWords>
      </Stack>
    </Card>
  );
}
