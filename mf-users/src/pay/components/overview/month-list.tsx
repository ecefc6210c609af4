import {
  Box,
  Button,
  Card,
  Center,
  ErrorState,
  Flex,
  Heading,
  List,
  ListSkeleton,
  Ltr,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { monthText } from '#/base/components/time/month-text.ts';
import { type MonthSummary, salaryMonthQueries } from '#/pay/api/salary-months.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { MonthBadge } from '#/pay/components/month-badge.tsx';
import { usePartsText } from '#/pay/components/parts-text.ts';

/** The total of each month, latest first, with a link to its parts. */
export function MonthList({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  return (
    <Box as="section" aria-labelledby="salary-months">
      <Heading id="salary-months" size="sm" marginBlockEnd="3">
        {t('salary.months.title')}
      </Heading>
      <Months teacherId={teacherId} />
    </Box>
  );
}

function Months({ teacherId }: { teacherId: string }) {
  const months = useInfiniteQuery(salaryMonthQueries.list(teacherId));
  if (months.isPending) return <ListSkeleton faces={false} />;
  if (!months.data)
    return <ErrorState error={months.error} onRetry={() => void months.refetch()} retrying={months.isFetching} />;
  return (
    <Stack gap="3">
      <Card padding="none">
        <List aria-labelledby="salary-months">
          {months.data.pages.flatMap(({ data }) =>
            data.map((month) => <MonthRow key={month.month} teacherId={teacherId} month={month} />),
          )}
        </List>
      </Card>
      {months.hasNextPage && (
        <MoreButton
          hasFailed={months.isFetchNextPageError}
          isFetching={months.isFetchingNextPage}
          onClick={() => void months.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

function MonthRow({ teacherId, month }: { teacherId: string; month: MonthSummary }) {
  const { t, i18n } = useTranslation('users');
  const partsText = usePartsText();
  const { lines, parts, total, currency, is_over, closed_at } = month;
  return (
    <Flex
      as="li"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="0" flex="1">
        <TextLink reach to={places.salaryMonth(teacherId, month.month)}>
          {monthText(month.month, i18n.language)}
        </TextLink>
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="0.5">
          {partsText(parts, currency) || t('salary.months.classes', { count: lines })}
        </Text>
      </Box>
      <MonthBadge isOver={is_over} isClosed={closed_at !== null} />
      <Text minWidth="24" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <Ltr>{currencyText(total, currency, i18n.language)}</Ltr>
      </Text>
    </Flex>
  );
}

interface MoreButtonProps {
  hasFailed: boolean;
  isFetching: boolean;
  onClick: () => void;
}

function MoreButton({ hasFailed, isFetching, onClick }: MoreButtonProps) {
  const { t } = useTranslation('users');
  return (
    <Center flexDirection="column" gap="2">
      {hasFailed && (
        <Text role="alert" fontSize="sm" color="fg.muted">
          {t('salary.months.failed')}
        </Text>
      )}
      <Button variant="outline" size="sm" loading={isFetching} onClick={onClick}>
        {t('salary.months.more')}
      </Button>
    </Center>
  );
}
