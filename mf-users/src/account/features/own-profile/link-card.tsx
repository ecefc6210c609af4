import { Button, Card, Flex, Heading, Span, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A link to a page about the viewer's own account. */
export function LinkCard({
  about,
  to,
}: {
  about: 'security' | 'data' | 'consents' | 'concerns' | 'documents';
  to: string;
}) {
  const { t } = useTranslation('users');
  return (
    <Card padding="none" paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap="1" flex="1 1 18rem">
          <Heading size="sm">{t(`own.${about}.title`)}</Heading>
          <Text fontSize="sm" color="fg.muted">
            {t(`own.${about}.text`)}
          </Text>
        </Stack>
        <Button asChild variant="outline">
          <Link to={to}>
            {t(`own.${about}.open`)}
            <Span srOnly>{`: ${t(`own.${about}.title`)}`}</Span>
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}
