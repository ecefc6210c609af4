import { Box, Button, Stack, TextField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { useQuote } from './use-quote.ts';

/** A code that lowers the price (D113). */
export function CouponField({ quoting }: { quoting: ReturnType<typeof useQuote> }) {
  const { t } = useTranslation('subscriptions');
  const { typed, setTyped, apply, isApplied, isPending, problem, quote, applied } = quoting;
  const isSiblings = applied !== '' && quote?.discount?.kind === 'sibling';
  return (
    <Stack gap="2">
      <TextField
        label={t('buy.coupon.label')}
        hint={t('field.optional')}
        help={isSiblings && isApplied ? t('buy.coupon.siblings') : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={30}
        value={typed}
        error={problem && isApplied ? t(`buy.coupon.problem.${problem}`) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box>
        <Button variant="outline" disabled={isApplied} loading={isPending} onClick={apply}>
          {t('buy.coupon.apply')}
        </Button>
      </Box>
    </Stack>
  );
}
