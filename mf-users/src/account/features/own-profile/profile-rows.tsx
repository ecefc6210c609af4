import { useSession } from '@academy/shared-auth';
import { Box, Card, Flex, List, ListItem, Text } from '@academy/shared-ui';
import { ChevronRightIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnProfile } from '#/account/api/own-account.ts';
import { places } from '#/base/components/people/places.ts';
import { mayHavePayments } from './own-payments.ts';

/** The parts of the viewer's own profile and the pages about the account, one row each. */
export function ProfileRows({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('users');
  const isSubscribed = useSession(({ user }) => Boolean(user?.subscription.package));
  const part = places.profilePart;
  const rows = [
    { to: part('details'), title: t('own.profile.title'), text: t('own.profile.text') },
    own.children.length > 0 && { to: part('family'), title: t('own.children.title'), text: t('own.children.text') },
    mayHavePayments(own, isSubscribed) && {
      to: part('payments'),
      title: t('own.payments.title'),
      text: t('own.payments.text'),
    },
    { to: part('notifications'), title: t('own.notifications.title'), text: t('own.notifications.text') },
    { to: part('password'), title: t('own.password.title'), text: t('own.password.text') },
    own.roles.includes('teacher') && {
      to: places.ownDocuments,
      title: t('own.documents.title'),
      text: t('own.documents.text'),
    },
    { to: places.security, title: t('own.security.title'), text: t('own.security.text') },
    { to: places.ownData, title: t('own.data.title'), text: t('own.data.text') },
    { to: places.consents, title: t('own.consents.title'), text: t('own.consents.text') },
    { to: places.concerns, title: t('own.concerns.title'), text: t('own.concerns.text') },
  ].filter((row) => row !== false);
  return (
    <Card padding="none">
      <nav aria-label={t('own.header.title')}>
        <List>
          {rows.map(({ to, title, text }, index) => (
            <ListItem key={to} borderTopWidth={index > 0 ? '1px' : '0'} borderColor="border">
              <Flex asChild gap="3" padding="4" alignItems="center" justifyContent="space-between">
                <Link to={to}>
                  <Box minWidth="0">
                    <Text fontWeight="medium">{title}</Text>
                    <Text fontSize="sm" color="fg.muted">
                      {text}
                    </Text>
                  </Box>
                  <Box flexShrink="0" color="fg.muted" css={{ _rtl: { transform: 'scaleX(-1)' } }} aria-hidden>
                    <ChevronRightIcon size={18} />
                  </Box>
                </Link>
              </Flex>
            </ListItem>
          ))}
        </List>
      </nav>
    </Card>
  );
}
