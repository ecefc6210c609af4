import { shownRole, useOutbox, useSession } from '@academy/shared-auth';
import { shownAddress } from '@academy/shared-auth/typed-text';
import {
  ActionMenu,
  Avatar,
  Box,
  ConfirmDialog,
  chakra,
  Ltr,
  OneLine,
  Skeleton,
  Span,
  Stack,
  Text,
  UserName,
  VisuallyHidden,
} from '@academy/shared-ui';
import { ChevronDownIcon, LogOutIcon, UserIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '#/session/sign-out.ts';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    minWidth: '11',
    justifyContent: 'center',
    paddingInline: { base: '1', md: '2' },
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle', flexShrink: 0 },
    _hover: { bg: 'bg.muted' },
    _expanded: { bg: 'bg.muted' },
  },
});

/** The signed-in user, with links. */
export function AccountMenu({ profilePath }: { profilePath: string | null }) {
  const { t } = useTranslation('shell');
  const user = useSession((session) => session.user);
  const isChild = useSession(({ child }) => Boolean(child));
  const hasUnsent = useOutbox().length > 0;
  const [isAsking, setAsking] = useState(false);
  const leave = () => (hasUnsent ? setAsking(true) : void signOut());
  if (!user) return <Skeleton boxSize="9" borderRadius="full" aria-hidden />;
  const role = t(`roles.${shownRole(user.role, user.relations)}`, { defaultValue: user.role });
  const profile =
    profilePath && !isChild ? [{ label: t('layout.account.profile'), icon: <UserIcon />, to: profilePath }] : [];
  return (
    <>
      <ActionMenu
        label={t('layout.account.label')}
        header={
          <Stack gap="0">
            <Text fontWeight="semibold" fontSize="sm">
              <UserName>{user.name}</UserName>
            </Text>
            <Text fontSize="xs" color="fg.muted">
              <Ltr>{shownAddress(user.email) ?? user.handle}</Ltr>
            </Text>
          </Stack>
        }
        items={[...profile, { label: t('layout.account.signOut'), icon: <LogOutIcon />, onSelect: leave }]}
        trigger={(props) => (
          <Trigger type="button" {...props}>
            <VisuallyHidden>{t('layout.account.label')}: </VisuallyHidden>
            <Avatar person={user.id} name={user.name} image={user.image} size="sm" />
            <Box as="span" srOnly={{ base: true, md: false }} maxWidth="48">
              <OneLine fontSize="sm" fontWeight="medium">
                {user.name}
              </OneLine>
              <Span display="block" fontSize="xs" color="fg.muted">
                {role}
              </Span>
            </Box>
            <Box as="span" display={{ base: 'none', md: 'inline-flex' }} color="fg.subtle">
              <ChevronDownIcon size={16} aria-hidden />
            </Box>
          </Trigger>
        )}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('layout.account.unsent.title')}
        description={t('layout.account.unsent.text')}
        confirmLabel={t('layout.account.unsent.confirm')}
        onConfirm={() => void signOut()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
