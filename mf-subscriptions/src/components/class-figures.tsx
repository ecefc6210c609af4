import { localeOf } from '@academy/shared-auth';
import { Box, Flex } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#/api/purchases.ts';

type Classes = Summary['classes'];

/** Refunds and manual changes are shown only if there are any: then the numbers add up. */
const figures: readonly { name: keyof Classes; isShown: (classes: Classes) => boolean; isSigned?: boolean }[] = [
  { name: 'bought', isShown: () => true },
  { name: 'refunded', isShown: ({ refunded }) => refunded !== 0 },
  { name: 'adjusted', isShown: ({ adjusted }) => adjusted !== 0, isSigned: true },
  { name: 'used', isShown: () => true },
  { name: 'remaining', isShown: () => true },
];

/** Bought, used and remaining classes from the ledger, as many side by side as fit. */
export function ClassFigures({ classes }: { classes: Classes }) {
  const { t, i18n } = useTranslation('subscriptions');
  const textOf = (value: number, isSigned: boolean) =>
    new Intl.NumberFormat(localeOf(i18n.language), isSigned ? { signDisplay: 'exceptZero' } : {}).format(value);
  return (
    <Flex as="dl" flexWrap="wrap" columnGap={{ base: '6', md: '8' }} rowGap="3">
      {figures
        .filter(({ isShown }) => isShown(classes))
        .map(({ name, isSigned = false }) => (
          <Flex key={name} flexDirection="column-reverse" justifyContent="flex-end">
            <Box as="dt" fontSize="sm" color="fg.muted">
              {t(`subscription.classes.${name}`)}
            </Box>
            <Box
              as="dd"
              fontSize="xl"
              fontWeight="semibold"
              lineHeight="heading"
              color={name === 'remaining' ? 'accent.fg' : 'fg'}
              fontVariantNumeric="tabular-nums"
            >
              <bdi>{textOf(classes[name], isSigned)}</bdi>
            </Box>
          </Flex>
        ))}
    </Flex>
  );
}
