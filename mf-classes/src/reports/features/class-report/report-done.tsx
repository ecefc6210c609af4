import { Box, Button, Card, Center, Heading, Stack, Text } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { classQueries } from '#/class/api/classes.ts';
import { useMakeUpsText } from '#/class/components/make-ups/use-make-ups-text.ts';
import type { SavedReport } from '#/reports/api/reports.ts';

interface ReportDoneProps {
  saved: SavedReport;
  student: { name: string };
  /** The make-ups that the viewer can see. */
  makeUps: readonly { until: string }[];
}

/** After saving: the remaining classes and make-ups (D103), and the next class without a report. */
export function ReportDone({ saved, student, makeUps }: ReportDoneProps) {
  const { t } = useTranslation('classes');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { remaining_classes: remaining, next_class_id: next } = saved;
  // Its form requests the same class.
  const { data: nextClass } = useQuery({ ...classQueries.detail(next ?? ''), enabled: next !== null });
  const toMakeUp = useMakeUpsText()(makeUps);
  const name = isolated(student.name);
  const key = remaining !== null && remaining < 0 ? 'report.done.owes' : 'report.done.remaining';
  return (
    <Card padding="lg">
      <Stack alignItems="center" textAlign="center" gap="3">
        <Center boxSize="14" borderRadius="full" bg="success.subtle" color="success.fg" aria-hidden>
          <CheckIcon size={26} />
        </Center>
        <Box>
          <Heading size="md" ref={heading} tabIndex={-1}>
            {t('report.done.title')}
          </Heading>
          {remaining !== null && (
            <Text color="fg.muted" marginBlockStart="1">
              {t(key, { name, count: Math.abs(remaining) })}
            </Text>
          )}
          {toMakeUp && <Text marginBlockStart="1">{toMakeUp}</Text>}
        </Box>
        <Stack gap="2.5" width={{ base: 'full', md: 'auto' }} marginBlockStart="2">
          {next && (
            <Button asChild size="lg">
              <Link to={places.manage(next)}>
                {nextClass
                  ? t('report.done.nextOf', { name: isolated(nextClass.student.name) })
                  : t('report.done.next')}
              </Link>
            </Button>
          )}
          <Button asChild size="lg" variant={next ? 'ghost' : 'solid'}>
            <Link to={places.list}>{t('report.done.back')}</Link>
          </Button>
        </Stack>
        {!next && (
          <Text fontSize="sm" color="fg.subtle">
            {t('report.done.none')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
