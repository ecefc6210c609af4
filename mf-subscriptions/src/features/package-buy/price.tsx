import { Box, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#/api/purchases.ts';
import { moneyText } from '#/components/money-text.ts';

interface PriceProps {
  price: { amount: number; currency: string };
  quote: Quote | undefined;
}

/** The price; with a discount the prices before and after, and its duration (D113). */
export function Price({ price, quote }: PriceProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const textOf = (amount: number) => moneyText(amount, price.currency, i18n.language);
  const discount = quote?.discount;
  if (!discount)
    return (
      <Text fontSize="3xl" fontWeight="semibold">
        {textOf(price.amount)}
      </Text>
    );
  const { kind, amount, months } = discount;
  const often = months === 'always' ? t('buy.discount.always') : t('buy.discount.payments', { count: months });
  return (
    <Box aria-live="polite">
      <Text color="fg.muted">
        <s>{textOf(quote.price)}</s>
      </Text>
      <Text fontSize="3xl" fontWeight="semibold">
        {textOf(quote.total)}
      </Text>
      <Text color="fg.muted">{t(`buy.discount.${kind}`, { amount: textOf(amount), often })}</Text>
    </Box>
  );
}
