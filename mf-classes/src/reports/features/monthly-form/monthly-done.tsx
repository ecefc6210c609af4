import { Box, Button, Card, Center, Heading, Stack, Text } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { monthKey } from '#/base/components/time/month-words.ts';
import type { MonthlyForm, SavedMonthly } from '#/reports/api/monthly-reports.ts';

interface MonthlyDoneProps {
  saved: SavedMonthly;
  form: MonthlyForm;
}

/** After saving: the number of remaining reports, and the next one. */
export function MonthlyDone({ saved, form }: MonthlyDoneProps) {
  const { t } = useTranslation('classes');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { next_student: next } = saved;
  return (
    <Card padding="lg">
      <Stack alignItems="center" textAlign="center" gap="3">
        <Center boxSize="14" borderRadius="full" bg="success.subtle" color="success.fg" aria-hidden>
          <CheckIcon size={26} />
        </Center>
        <Box>
          <Heading size="md" ref={heading} tabIndex={-1}>
            {t('monthly.done.title', { name: isolated(form.student.name) })}
          </Heading>
          <Text color="fg.muted" marginBlockStart="1">
            {saved.to_go > 0 ? t('monthly.done.toGo', { count: saved.to_go }) : t('monthly.done.all')}
          </Text>
        </Box>
        <Stack gap="2.5" width={{ base: 'full', md: 'auto' }} marginBlockStart="2">
          {next && (
            <Button asChild size="lg">
              <Link to={places.addMonthly({ student: next.id, teacher: form.teacher.id, month: monthKey(form) })}>
                {t('monthly.done.next', { name: isolated(next.name) })}
              </Link>
            </Button>
          )}
          <Button asChild size="lg" variant={next ? 'ghost' : 'solid'}>
            <Link to={places.monthly(saved.id)}>{t('monthly.done.read')}</Link>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
