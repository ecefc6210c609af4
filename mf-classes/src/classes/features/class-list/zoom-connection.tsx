import { Button, ConfirmDialog, Flex, Text, toast } from '@academy/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { disconnectMeetings, meetingQueries } from '#/class/api/meetings.ts';
import { AuthorizeButton } from '#/class/components/meetings/authorize-button.tsx';
import { useAuthorizationUpdates } from '#/class/components/meetings/use-meeting-updates.ts';

/** The account that makes the meetings of the viewer's classes, with buttons to connect and disconnect it. */
export function ZoomConnection() {
  const { t } = useTranslation('classes');
  useAuthorizationUpdates();
  const { data } = useQuery(meetingQueries.authorization());
  if (!data?.provider) return null;
  const { provider, authorization } = data;
  const name = t(provider === 'sandbox' ? 'zoom.sandbox' : 'zoom.zoom');
  return (
    <Flex
      as="section"
      aria-label={name}
      gap="3"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      marginBlockStart="6"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
    >
      <Text fontSize="sm" color="fg.muted">
        {authorization
          ? t('zoom.connected', { name, account: authorization.account })
          : t('zoom.unconnected', { name })}
      </Text>
      {authorization ? <Disconnect /> : <AuthorizeButton size="sm" variant="outline" />}
    </Flex>
  );
}

function Disconnect() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const disconnect = useMutation({
    mutationFn: disconnectMeetings,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: meetingQueries.authorization().queryKey });
      setAsked(false);
      toast.success(t('zoom.disconnect.done'));
    },
    onError: () => toast.error(t('zoom.disconnect.failed')),
  });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {t('zoom.disconnect.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('zoom.disconnect.title')}
        description={t('zoom.disconnect.text')}
        confirmLabel={t('zoom.disconnect.action')}
        pending={disconnect.isPending}
        onConfirm={() => disconnect.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
