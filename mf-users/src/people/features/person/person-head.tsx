import {
  Avatar,
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  HStack,
  IconButton,
  Ltr,
  printSheet,
  Skeleton,
  Span,
  Stack,
  Trail,
  UserName,
  VisuallyHidden,
} from '@academy/shared-ui';
import { MessageCircleIcon, PrinterIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '#/base/api/users.ts';
import { type ListName, places } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { completedProfile } from '#/people/components/completed-profile.ts';
import { useListTrail } from '#/people/components/use-list-trail.ts';
import { useProfileStatus } from '#/people/components/use-profile-status.ts';
import { PersonMenu } from './person-menu.tsx';

interface PersonHeadProps {
  list: ListName;
  /** Undefined while the user is loading, and if the viewer may not see them. */
  user: User | undefined;
  isPending: boolean;
}

/** The page's person, and the actions. Its h1 stays the same element, which may hold the focus. */
export function PersonHead({ list, user, isPending }: PersonHeadProps) {
  const { t } = useTranslation('users');
  const title = t(`person.title.${list}`);
  return (
    <Box as="header" marginBlockEnd="6">
      <Trail via={useListTrail(list)} />
      <Flex
        gap="4"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        marginBlockStart={{ base: '3', _print: '0' }}
      >
        <HStack gap="4" minWidth="0" maxWidth="full">
          {user && <Avatar person={user.id} name={user.name} image={user.image} size="lg" />}
          {isPending && <Skeleton boxSize="14" flexShrink="0" borderRadius="full" />}
          <Stack gap="1.5" minWidth="0">
            <Heading as="h1" size="lg" tabIndex={-1} overflowWrap="anywhere">
              {user && <UserName>{user.name}</UserName>}
              {isPending && <VisuallyHidden>{title}</VisuallyHidden>}
              {isPending && <Skeleton as="span" display="block" width="48" height="8" />}
              {!user && !isPending && title}
            </Heading>
            {user && <PersonMarks user={user} />}
            {isPending && <Skeleton width="32" height="6" />}
          </Stack>
        </HStack>
        {user && (
          <HStack gap="2" _print={{ display: 'none' }}>
            {user.may.message && (
              <Button asChild>
                <Link to={places.conversation(user.id)}>
                  <MessageCircleIcon aria-hidden />
                  {t('person.message')}
                </Link>
              </Button>
            )}
            <IconButton variant="outline" aria-label={t('person.print')} onClick={() => void printSheet()}>
              <PrinterIcon aria-hidden />
            </IconButton>
            <PersonMenu list={list} user={user} />
          </HStack>
        )}
      </Flex>
    </Box>
  );
}

/** Roles, code, and status. */
function PersonMarks({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const status = useProfileStatus()(user);
  const hasProfile = user.role === 'student' || user.role === 'teacher';
  const code = completedProfile(user)?.code;
  return (
    <Flex gap="1.5" flexWrap="wrap" alignItems="center">
      {[...new Set([user.role, ...user.roles])].map((role) => (
        <Badge key={role} tone="brand">
          <bdi>{roleName(role, user.relations)}</bdi>
        </Badge>
      ))}
      {hasProfile && <Badge tone={status.tone}>{status.label}</Badge>}
      {!user.active && <Badge tone="danger">{t('list.active.no')}</Badge>}
      {code && (
        <Span fontSize="sm" color="fg.subtle">
          <Ltr>{code}</Ltr>
        </Span>
      )}
    </Flex>
  );
}
