import { ApiError, localeOf, useTranslation } from '@academy/shared-auth';
import { useMutation } from '@academy/shared-auth/query';
import { Box, Button, Card, Flex, Heading, Stack, Text, toast } from '@academy/shared-ui';
import { openManagement, type Summary } from '#/api/purchases.ts';
import { dayText } from '#/components/day-text.ts';
import { isolated } from '#/components/isolated.ts';
import { Notice } from '#/components/notice.tsx';

/** The own subscription at a glance, and the way to the provider's page where card and subscription are changed. */
export function OwnSubscription({ summary: { subscription, classes, provider, may } }: { summary: Summary }) {
  const { t, i18n } = useTranslation('subscriptions');
  if (!subscription) return provider ? null : <Notice>{t('subscription.notConfigured')}</Notice>;
  const { endsAt, renewsAt, state } = subscription;
  const at = endsAt ?? renewsAt;
  return (
    <Box marginBlockEnd="6">
      {state === 'past_due' && <Notice>{t('subscription.pastDue')}</Notice>}
      <Card>
        <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
          <Stack gap="1">
            <Heading as="h2" size="sm">
              {t('subscription.title', { name: isolated(subscription.package.title) })}
            </Heading>
            {at && (
              <Text color="fg.muted">
                {t(endsAt ? 'subscription.ends' : 'subscription.renews', { date: dayText(at, i18n.language) })}
              </Text>
            )}
            <Text color="fg.muted">{t('subscription.classes', numbersOf(classes, i18n.language))}</Text>
          </Stack>
          {may.manage && <ManageButton />}
        </Flex>
      </Card>
    </Box>
  );
}

function numbersOf({ bought, used, remaining }: Summary['classes'], language: string) {
  const format = new Intl.NumberFormat(localeOf(language));
  return { bought: format.format(bought), used: format.format(used), remaining: format.format(remaining) };
}

function ManageButton() {
  const { t } = useTranslation('subscriptions');
  const manage = useMutation({
    mutationFn: openManagement,
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      const isNone = error instanceof ApiError && error.status === 404;
      toast.error(t(isNone ? 'subscription.none' : 'subscription.failed'));
    },
  });
  return (
    <Button variant="outline" loading={manage.isPending || manage.isSuccess} onClick={() => manage.mutate()}>
      {t('subscription.manage')}
    </Button>
  );
}
