import { Badge, Box, Button, chakra, HStack, Stack, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { attendanceTones } from '#/class/components/class-tones.ts';
import type { MonthClass, MonthlyForm } from '#/reports/api/monthly-reports.ts';
import { MonthFactsLine } from '#/reports/components/month-facts-line.tsx';

const Scroll = chakra('ol', {
  base: { listStyle: 'none', display: 'grid', gap: '4', maxHeight: { base: '16rem', lg: '50vh' }, overflowY: 'auto' },
});

interface MonthPanelProps {
  form: MonthlyForm;
  /** Copies the accomplished texts into the answer; without it there is no such button. */
  onTakeOver?: (() => void) | undefined;
  /** Copies the drafts of other domains into the answers; without it there is no such button. */
  onDrafted?: (() => void) | undefined;
}

/** The facts of the month, beside the questions about it. */
export function MonthPanel({ form, onTakeOver, onDrafted }: MonthPanelProps) {
  const { t } = useTranslation('classes');
  return (
    <PartCard title={t('monthly.facts.title')}>
      <Stack gap="5">
        <MonthFactsLine facts={form.facts} />
        {onDrafted && (
          <Stack gap="1.5" alignItems="flex-start">
            <Button variant="outline" size="sm" onClick={onDrafted}>
              {t('monthly.form.insertDraft')}
            </Button>
            <Text fontSize="sm" color="fg.muted">
              {t('monthly.form.draftHint')}
            </Text>
          </Stack>
        )}
        {onTakeOver && (
          <Button variant="outline" size="sm" alignSelf="flex-start" onClick={onTakeOver}>
            {t('monthly.form.takeOver')}
          </Button>
        )}
        {form.classes.length > 0 ? (
          <Scroll tabIndex={0} aria-label={t('monthly.form.classes')}>
            {form.classes.map((line) => (
              <ReportedClass key={line.class_id} line={line} />
            ))}
          </Scroll>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            {t('monthly.form.noClasses')}
          </Text>
        )}
      </Stack>
    </PartCard>
  );
}

function ReportedClass({ line }: { line: MonthClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Box as="li" fontSize="sm">
      <HStack justifyContent="space-between">
        <Text fontWeight="medium">{times.day(line.starts_at)}</Text>
        <Badge tone={attendanceTones[line.attendance]}>{t(`attendance.${line.attendance}`)}</Badge>
      </HStack>
      {line.accomplished && (
        <Text dir="auto" textAlign="start">
          {line.accomplished}
        </Text>
      )}
      <Text dir="auto" textAlign="start" color="fg.muted" overflowWrap="anywhere">
        {line.report}
      </Text>
      <Text fontSize="xs" color="fg.subtle">
        {t('monthly.form.by', { name: isolated(line.author.name) })}
      </Text>
    </Box>
  );
}
