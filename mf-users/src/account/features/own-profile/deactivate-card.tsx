import { ApiError, endSession, useSession } from '@academy/shared-auth';
import { Button, Card, ConfirmDialog, Flex, Heading, List, ListItem, Stack, Text, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deactivateOwnAccount } from '#/account/api/own-account.ts';

const consequences = ['signedOut', 'closed', 'subscription', 'kept', 'back'] as const;

/** D3: the last super-admin stays. */
const problemKey = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? 'own.deactivate.last' : 'own.problem.internal';

/** D5: ends all sessions of the user; the shell then shows the sign-in page. */
export function DeactivateCard() {
  const { t } = useTranslation('users');
  const isSubscribed = useSession(({ user }) => Boolean(user?.subscription.package));
  const [isAsking, setAsking] = useState(false);
  const deactivation = useMutation({
    mutationFn: deactivateOwnAccount,
    onSuccess: () => {
      toast.success(t('own.deactivate.done'));
      endSession('signed-out');
    },
  });
  const applies = (name: (typeof consequences)[number]) => name !== 'subscription' || isSubscribed;
  const ask = () => {
    deactivation.reset();
    setAsking(true);
  };
  return (
    <Card padding="none" paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap="1" flex="1 1 18rem">
          <Heading size="sm">{t('own.deactivate.title')}</Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('own.deactivate.text')}
          </Text>
        </Stack>
        <Button variant="outline" color="danger.fg" onClick={ask}>
          {t('own.deactivate.open')}
        </Button>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={t('own.deactivate.question')}
        description={t('own.deactivate.what')}
        confirmLabel={t('own.deactivate.confirm')}
        error={deactivation.isError ? t(problemKey(deactivation.error)) : null}
        pending={deactivation.isPending}
        onConfirm={() => deactivation.mutate()}
        onCancel={() => setAsking(false)}
      >
        <List paddingInlineStart="5" listStyle="disc" fontSize="sm" color="fg.muted">
          {consequences.filter(applies).map((name) => (
            <ListItem key={name}>{t(`own.deactivate.${name}`)}</ListItem>
          ))}
        </List>
      </ConfirmDialog>
    </Card>
  );
}
