import { localeOf } from '@academy/shared-auth';
import { Box, Flex, Grid, Skeleton } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

interface FiguresProps {
  /** A figure has no number while it is loading. */
  figures: readonly { label: string; value: number | undefined; isMain?: boolean }[];
}

/** A few numbers with their names; one that needs attention has the accent colour. */
export function Figures({ figures }: FiguresProps) {
  const { i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Grid as="dl" columnGap={{ base: '4', md: '10' }} rowGap="4" gridTemplateColumns={columns} justifyContent="start">
      {figures.map(({ label, value, isMain = false }) => (
        <Flex key={label} flexDirection="column-reverse" justifyContent="flex-end">
          <Box as="dt" fontSize="sm" color="fg.muted">
            {label}
          </Box>
          <Box
            as="dd"
            display="flex"
            alignItems="center"
            minHeight="9"
            fontSize="xl"
            fontWeight="semibold"
            lineHeight="heading"
            color={isMain ? 'accent.fg' : 'fg'}
            fontVariantNumeric="tabular-nums"
          >
            {value === undefined ? <Skeleton width="12" height="6" /> : number.format(value)}
          </Box>
        </Flex>
      ))}
    </Grid>
  );
}

/** Two side by side on a phone, otherwise all. */
const columns = { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, max-content)' };
