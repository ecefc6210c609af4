import { Box, Button, Card, Flex, Heading, Stack, Text, TextLink, toast } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#/api/purchases.ts';
import { isolated } from './isolated.ts';
import { places } from './places.ts';

const details = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  padding: '3',
  bg: 'bg.muted',
  borderRadius: 'control',
  // Each line has the direction of its first letter: an account number stays from left to right.
  unicodeBidi: 'plaintext',
} as const;

interface TransferDetailsProps {
  summary: Pick<Summary, 'transfer' | 'noBuying'>;
  /** The student's name; null for the viewer. */
  name: string | null;
}

/** How to pay by bank transfer, where the academy takes transfers and something can be bought. */
export function TransferDetails({ summary: { transfer, noBuying }, name }: TransferDetailsProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const id = useId();
  if (!transfer || (noBuying !== null && noBuying !== 'not_configured')) return null;
  const text = transfer[i18n.language === 'ar' ? 'ar' : 'en'];
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('transferDetails.copied')),
      () => toast.error(t('transferDetails.notCopied')),
    );
  const key = name === null ? 'own' : 'of';
  const values = name === null ? {} : { name: isolated(name) };
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap="3">
          <Heading as="h2" size="sm" id={id}>
            {t('transferDetails.title')}
          </Heading>
          <Box css={details}>{text}</Box>
          <Text fontSize="sm" color="fg.muted">
            {t(`transferDetails.text.${key}`, values)}
          </Text>
          <Flex columnGap="5" rowGap="2" alignItems="center" flexWrap="wrap" fontSize="sm">
            <Button variant="outline" size="sm" onClick={() => void copy()}>
              {t('transferDetails.copy')}
            </Button>
            <TextLink reach to={places.office(t(`transferDetails.message.${key}`, values))}>
              {t('transferDetails.write')}
            </TextLink>
          </Flex>
        </Stack>
      </section>
    </Card>
  );
}
