import { Box, Button, Flex, Text } from '@academy/shared-ui';
import { UserPlusIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { inviteUsers } from '#/people/api/accounts.ts';
import { InviteDialog } from '#/people/components/user-actions/invite-dialog.tsx';

interface InviteAllProps {
  /** The list's role; null: everybody. */
  role: string | null;
  filters: readonly { id: string }[];
}

/** D87: invites all people of the filtered list who are not invited yet. Renders nothing if there are none. */
export default function InviteAll({ role, filters }: InviteAllProps) {
  const { t } = useTranslation('users');
  const [search] = useSearchParams();
  const [isAsked, setIsAsked] = useState(false);
  const said = filters.map(({ id }) => [id, search.get(id)?.trim() ?? ''] as const);
  const asked = {
    sort: 'name',
    q: search.get('q')?.trim() ?? '',
    filters: Object.fromEntries(said.filter(([, value]) => value !== '')),
  };
  const { data } = useQuery(userQueries.list(role, { ...asked, page: 1, perPage: 1 }));
  const [first] = data?.rows ?? [];
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Flex
      as="section"
      aria-label={t('invitation.label')}
      gap="3"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      marginBlockEnd="4"
      padding="4"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      _print={{ display: 'none' }}
    >
      <Box minWidth="0" flex="1 1 16rem">
        <Text fontWeight="medium">{t('invitation.all.title', { count })}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('invitation.all.text')}
        </Text>
      </Box>
      <Button onClick={() => setIsAsked(true)}>
        <UserPlusIcon aria-hidden />
        {t('invitation.all.action', { count })}
      </Button>
      {isAsked && (
        <InviteDialog
          count={count}
          first={first}
          send={() => inviteUsers(role, asked)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Flex>
  );
}
