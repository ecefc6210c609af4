import { Badge, Box, HStack, Slot, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { wasTaught } from '#/class/api/class-schema.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { attendanceTones } from '#/class/components/class-tones.ts';
import type { Review } from '#/reports/api/report-reviews.ts';

/** A report to read: whose it is and why it is to be read, its words, and what was recited. */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { class: held, student, teacher, accomplished, notes } = review;
  const { starts_at, ends_at, attendance } = held;
  return (
    <Stack gap="5">
      <PartCard
        title={t('reading.of', { teacher: isolated(teacher.name) })}
        action={<Badge tone={attendanceTones[attendance]}>{t(`attendance.${attendance}`)}</Badge>}
      >
        <Text color="fg.muted" fontSize="sm">
          <ClassLine row={{ student, teacher, starts_at, ends_at, material: null }} />
        </Text>
        <Reasons review={review} />
        <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere" fontSize="md" marginBlock="4">
          {review.report}
        </Text>
        <Facts
          facts={[
            [t(wasTaught(held) ? 'column.accomplished' : 'details.plan'), accomplished],
            [t('details.notes'), notes],
          ]}
        />
        <Text fontSize="sm" color="fg.subtle" marginBlockStart="4">
          {t('details.reportBy', {
            name: isolated(review.author.name),
            when: isolated(times.nearInText(review.createdAt)),
          })}
        </Text>
        <HStack marginBlockStart="2">
          <TextLink alone to={places.report(review.reportId)}>
            {t('reading.open')}
          </TextLink>
        </HStack>
      </PartCard>
      <Slot name="class.summary" props={{ classId: held.id, studentId: student.id, isReported: true }} />
    </Stack>
  );
}

function Reasons({ review }: { review: Review }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { hiddenUntil, mendedAt, note } = review;
  return (
    <Box marginBlockStart="2">
      <HStack flexWrap="wrap" gap="2">
        {mendedAt && <Badge tone="success">{t('reading.mended')}</Badge>}
        {review.reasons.map(
          (reason) => reason !== 'other' && <Badge key={reason}>{t(`reading.reason.${reason}`)}</Badge>,
        )}
      </HStack>
      {hiddenUntil && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="2">
          {t('reading.hiddenUntil', { when: isolated(times.nearInText(hiddenUntil)) })}
        </Text>
      )}
      {mendedAt && note && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="2">
          {t('reading.returnNote', { note: isolated(note) })}
        </Text>
      )}
    </Box>
  );
}
