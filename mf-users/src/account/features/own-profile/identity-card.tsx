import { localeOf, useSession } from '@academy/shared-auth';
import { shownAddress } from '@academy/shared-auth/typed-text';
import { Avatar, Badge, Card, Flex, Heading, Ltr, Stack, Text, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '#/account/api/own-account.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { ChangePicture } from './picture/change-picture.tsx';

/** The viewer's public identity. Name and picture come from the session: they update after saving. */
export function IdentityCard({ own }: { own: OwnProfile }) {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const user = useSession((session) => session.user);
  const { name, image, email } = user ?? own;
  const joined = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(
    Date.parse(own.created_at),
  );
  return (
    <Card padding="md">
      <Stack alignItems="center" textAlign="center" gap="3">
        <Avatar person={own.id} name={name} image={image} size="xl" />
        <Stack gap="1" maxWidth="full">
          <Heading size="md" overflowWrap="anywhere">
            <UserName>{name}</UserName>
          </Heading>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <Ltr>{shownAddress(email) ?? user?.handle}</Ltr>
          </Text>
        </Stack>
        <Flex gap="1.5" flexWrap="wrap" justifyContent="center">
          {own.roles.map((role) => (
            <Badge key={role} tone="brand">
              <bdi>{roleName(role, user?.relations)}</bdi>
            </Badge>
          ))}
        </Flex>
        <Text fontSize="sm" color="fg.subtle">
          {t('own.identity.joined', { date: joined })}
        </Text>
        <ChangePicture />
      </Stack>
    </Card>
  );
}
