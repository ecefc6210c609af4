import { Box, Button, Card, Flex, Heading, Meter, Span, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { monthKey, monthWords } from '#/base/components/time/month-words.ts';
import { monthlyQueries } from '#/reports/api/monthly-reports.ts';

const SHOWN = 4;

/** How many students have no report for the month yet, with a link to the first one; renders nothing without any. */
export function DueCard() {
  const { t, i18n } = useTranslation('classes');
  const { data } = useQuery(monthlyQueries.due());
  const [first] = data?.students ?? [];
  if (!data || !first) return null;
  const count = data.students.length;
  const names = data.students.slice(0, SHOWN).map(({ student }) => isolated(student.name));
  const more = count - names.length;
  return (
    <Card>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Stack gap="2" flex="1 1 18rem" minWidth="0">
          <Heading as="h2" size="sm">
            {t('monthly.due.title', { count, month: monthWords(data, i18n.language) })}
          </Heading>
          <Box maxWidth="20rem">
            <Meter
              label={t('monthly.due.progress', { done: data.done, total: data.done + count })}
              value={data.done / (data.done + count)}
            />
          </Box>
          <Text fontSize="sm" color="fg.muted">
            {names.join(t('monthly.due.comma'))}
            {more > 0 && <Span>{t('monthly.due.more', { count: more })}</Span>}
          </Text>
        </Stack>
        <Button asChild>
          <Link to={places.addMonthly({ student: first.student.id, month: monthKey(data) })}>
            {t(data.done > 0 ? 'monthly.due.continue' : 'monthly.due.start')}
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}
