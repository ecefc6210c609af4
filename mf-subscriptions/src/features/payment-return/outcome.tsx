import { useSession } from '@academy/shared-auth';
import { Button, Card, Heading, Stack, Text, TextLink } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Purchase } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { MakeUps } from '#/components/make-ups.tsx';
import { moneyText } from '#/components/money-text.ts';
import { places } from '#/components/places.ts';

/** The server's state of the payment, as the name of its text. */
function outcomeOf({ state, held, pending, classesAdded }: Purchase, isCancelled: boolean) {
  if (held) return 'held';
  if (classesAdded > 0) return 'done';
  if (pending) return 'pending';
  if (state === 'open') return isCancelled ? 'cancelled' : 'confirming';
  if (state === 'expired') return 'expired';
  if (state === 'failed') return 'bankFailed';
  if (state === 'past_due' || state === 'ended') return 'failed';
  // The state includes classes: none of the paid ones remain.
  return state === 'paid' || state === 'active' ? 'refunded' : 'confirming';
}

/** The page from which the checkout was opened, with the same choices. */
const purchasePlace = ({ package: { id }, kind, currency, student }: Purchase, ownId: string | undefined): string =>
  places.buy({ package: id, kind, currency, ...(student && student.id !== ownId ? { for: student.id } : {}) });

interface OutcomeProps {
  purchase: Purchase;
  isCancelled: boolean;
  /** Without a teacher there is nothing in the calendar yet (D119). */
  hasClassToCome: boolean;
}

/** The result of a payment, and one link. */
export function Outcome({ purchase, isCancelled, hasClassToCome }: OutcomeProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const ownId = useSession(({ user }) => user?.id);
  const studentId = purchase.student?.id ?? ownId;
  const outcome = outcomeOf(purchase, isCancelled);
  const { title, titleAr } = purchase.package;
  const values = { name: isolated(useTitle()(title, titleAr).text), count: purchase.classesAdded };
  const { amount, currency, discount } = purchase;
  const paidText = moneyText(amount - (discount?.amount ?? 0), currency, i18n.language);
  const isAgain = outcome === 'cancelled' || outcome === 'expired';
  return (
    <Card padding="lg">
      <Stack gap="4" role="status">
        <Heading as="h2" size="md">
          {t(`payment.${outcome}.title`)}
        </Heading>
        {outcome === 'done' && <Text fontWeight="medium">{t('payment.paid', { money: isolated(paidText) })}</Text>}
        <Text>{outcome === 'done' ? t('payment.done.text', values) : t(`payment.${outcome}.text`, values)}</Text>
        {outcome === 'done' && purchase.student && purchase.student.id !== ownId && (
          <Text>{t('payment.for', { name: isolated(purchase.student.name) })}</Text>
        )}
        {outcome === 'done' && (
          <Text color="fg.muted">{t('payment.remaining', { count: purchase.remainingClasses })}</Text>
        )}
        {outcome === 'done' && studentId && <MakeUps studentId={studentId} />}
      </Stack>
      <Stack marginBlockStart="6" alignItems="start">
        {outcome === 'done' && (
          <Button asChild>
            {/* A guest has become a student: the page reloads with a student's permissions. */}
            <a href={hasClassToCome ? places.calendar : places.home}>
              {t(hasClassToCome ? 'payment.done.next' : 'payment.done.home')}
            </a>
          </Button>
        )}
        {outcome === 'done' && <TextLink to={places.receipts}>{t('payment.done.receipts')}</TextLink>}
        {outcome !== 'done' && (
          <Button asChild variant={outcome === 'confirming' ? 'outline' : 'solid'}>
            {isAgain ? (
              <Link to={purchasePlace(purchase, ownId)}>{t('payment.again')}</Link>
            ) : (
              <Link to={places.packages}>{t('packages.missing.back')}</Link>
            )}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
