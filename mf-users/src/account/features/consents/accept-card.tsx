import { ApiError, endSession, useLanguage } from '@academy/shared-auth';
import { Button, Card, Flex, FormError, List, ListItem, Stack, Text, UserName } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { acceptTexts, type Consents, consentQueries, type LegalText, revokeSession } from '#/account/api/consents.ts';
import { useGoOn } from '#/account/components/use-go-on.ts';

interface AcceptCardProps {
  texts: readonly LegalText[];
  asked: Consents['asked'];
  onStale: () => void;
}

/** Accepts all texts, for the viewer and the children, and continues at the page that the user wanted. */
export function AcceptCard(props: AcceptCardProps) {
  const { t } = useTranslation('users');
  if (props.asked.length > 0) return <Asked {...props} />;
  return (
    <Flex gap="2" alignItems="center" color="fg.muted" fontSize="sm">
      <CheckIcon size={18} aria-hidden />
      {t('consents.accepted')}
    </Flex>
  );
}

async function signOut(): Promise<void> {
  await revokeSession().catch(() => {});
  endSession('signed-out');
}

/** One call for each person, so that consents stored before a failure stay. */
function useAccept({ texts, asked, onStale }: AcceptCardProps) {
  const language = useLanguage();
  const client = useQueryClient();
  const goOn = useGoOn();
  return useMutation({
    mutationFn: async () => {
      for (const { id, child, kinds } of asked) {
        const accept = texts.flatMap(({ kind, version }) => (kinds.includes(kind) ? [{ kind, version }] : []));
        await acceptTexts({ accept, language, ...(child && { student_id: id }) });
      }
      await client.invalidateQueries({ queryKey: consentQueries.own().queryKey });
      await goOn();
    },
    onError: onStale,
  });
}

function Asked(props: AcceptCardProps) {
  const { t } = useTranslation('users');
  const acceptance = useAccept(props);
  const children = props.asked.filter(({ child }) => child);
  const isOwn = children.length < props.asked.length;
  const isNewer = acceptance.error instanceof ApiError && acceptance.error.status === 409;
  return (
    <Card>
      <Stack gap="4">
        {children.length > 0 && (
          <Stack gap="1.5">
            <Text>{t(isOwn ? 'consents.for.both' : 'consents.for.children')}</Text>
            <List paddingInlineStart="5" listStyle="disc">
              {children.map(({ id, name }) => (
                <ListItem key={id}>
                  <UserName>{name}</UserName>
                </ListItem>
              ))}
            </List>
          </Stack>
        )}
        <FormError>{acceptance.isError ? t(isNewer ? 'consents.newer' : 'consents.failed') : null}</FormError>
        <Flex gap="3" flexWrap="wrap" justifyContent="flex-end">
          <Button variant="ghost" onClick={() => void signOut()}>
            {t('consents.signOut')}
          </Button>
          <Button loading={acceptance.isPending} onClick={() => acceptance.mutate()}>
            {t('consents.accept')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
