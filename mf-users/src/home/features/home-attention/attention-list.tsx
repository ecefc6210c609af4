import { localeOf } from '@academy/shared-auth';
import { Badge, Box, Flex, Span, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { AttentionLine } from '#/home/api/home.ts';
import { AttentionEntry } from './attention-entry.tsx';

const MOST_COUNTED = 100;

const tones = {
  overdue_reports: 'warning',
  absent_teachers: 'danger',
  unmarked_work: 'warning',
  classes_not_made: 'warning',
  out_of_classes: 'warning',
  without_classes: 'neutral',
  missed_twice: 'neutral',
  without_teacher: 'warning',
  bounced_address: 'warning',
  low_feedback: 'warning',
  makeups_ending: 'neutral',
  documents_missing: 'warning',
} as const;

/** The list with all items of a kind, if it has such a filter. */
const allOf: Partial<Record<AttentionLine['kind'], string>> = {
  overdue_reports: places.unreportedClasses,
  unmarked_work: places.workToMark,
  low_feedback: places.lowFeedback,
};

/** The number of items of each kind, and the names of the first. */
export function AttentionList({ lines }: { lines: readonly AttentionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Box as="ul" listStyle="none" marginBlock="-3">
      {lines.map((line) => (
        <AttentionRow key={line.kind} line={line} />
      ))}
    </Box>
  );
}

function AttentionRow({ line: { kind, total, items } }: { line: AttentionLine }) {
  const { t, i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const count = total >= MOST_COUNTED ? `${number.format(MOST_COUNTED - 1)}+` : number.format(total);
  const rest = total - items.length;
  const all = allOf[kind];
  return (
    <Flex
      as="li"
      gap={{ base: '3', md: '4' }}
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'baseline' }}
      paddingBlock="3"
      css={{ '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' } }}
    >
      <Flex gap="2.5" alignItems="center" width={{ md: '17rem' }} flexShrink="0">
        <Badge tone={tones[kind]} minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
          <bdi>{count}</bdi>
        </Badge>
        <Span fontWeight="medium">{t(`home.attention.kind.${kind}`)}</Span>
      </Flex>
      <Flex
        as="ul"
        listStyle="none"
        columnGap="4"
        rowGap={{ base: '5', md: '1' }}
        flexWrap="wrap"
        fontSize="sm"
        minWidth="0"
      >
        {items.map((item) => (
          <li key={`${item.series_id ?? item.class_id ?? item.student?.id ?? item.teacher?.id} ${item.starts_at}`}>
            <AttentionEntry kind={kind} item={item} />
          </li>
        ))}
        {rest > 0 && (
          <Box as="li" color="fg.muted">
            {all ? (
              <TextLink alone to={all}>
                {t('home.attention.all')}
              </TextLink>
            ) : (
              t('home.attention.more', { count: rest, shown: number.format(rest) })
            )}
          </Box>
        )}
      </Flex>
    </Flex>
  );
}
