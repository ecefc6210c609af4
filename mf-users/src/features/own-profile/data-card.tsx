import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, Card, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import { places } from '#/components/people/places.ts';

/** The way to an export and to erasure (D123). */
export function DataCard() {
  const { t } = useTranslation('users');
  return (
    <Card padding="none" paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap="1" flex="1 1 18rem">
          <Heading size="sm">{t('own.data.title')}</Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('own.data.text')}
          </Text>
        </Stack>
        <Button asChild variant="outline">
          <Link to={places.ownData}>{t('own.data.open')}</Link>
        </Button>
      </Flex>
    </Card>
  );
}
