import { useSession } from '@academy/shared-auth';
import { Card, Heading, Stack, Text } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Managed } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { ManageButton } from '#/components/manage-button.tsx';
import { moneyText } from '#/components/money-text.ts';
import { useUntilText } from '#/components/use-until-text.ts';

/** What was paid for a subscription, what is still owed, and until when it runs. */
export function ManagedCard({ student, subscription, paid }: Managed) {
  const { t, i18n } = useTranslation('subscriptions');
  const ownId = useSession(({ user }) => user?.id);
  const until = useUntilText()(subscription);
  const money = ({ amount, currency }: { amount: number; currency: string }) =>
    isolated(moneyText(amount, currency, i18n.language));
  const name = isolated(useTitle()(subscription.package.title, subscription.package.titleAr).text);
  const title =
    student.id === ownId
      ? t('subscription.title', { name })
      : t('subscription.titleOf', { name: isolated(student.name), package: name });
  const isUnpaid = subscription.state === 'past_due';
  return (
    <Card>
      <Stack gap="2" alignItems="start">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {paid && <Text fontWeight="medium">{t('managed.paid', { money: money(paid), count: paid.classes })}</Text>}
        {isUnpaid && (
          <Text fontWeight="medium">{t('managed.unpaid', { money: money(subscription.unpaid ?? subscription) })}</Text>
        )}
        {until && <Text>{until}</Text>}
        {isUnpaid && <ManageButton isLate />}
      </Stack>
    </Card>
  );
}
