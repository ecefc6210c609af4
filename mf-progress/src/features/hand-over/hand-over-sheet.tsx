import { useLanguage } from '@academy/shared-auth';
import { Box, Card, chakra, Heading, List, RuledItem, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#/api/entries.ts';
import type { HandOver } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { useExamName } from '#/components/exams/use-exam-name.ts';
import { isolated } from '#/components/isolated.ts';
import { rangesText, rangeText } from '#/components/range/range.ts';
import { levelName } from '#/components/steps/titles.ts';
import { useDayText } from '#/components/use-day-text.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    '& > div': { breakInside: 'avoid' },
    '& dt': { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', marginBlockEnd: '1' },
    '& dd': { overflowWrap: 'anywhere' },
    // Side by side, so that the sheet is one page.
    _print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '6',
      rowGap: '2',
      fontSize: 'sm',
      '& dt': { marginBlockEnd: '0' },
    },
  },
});

interface HandOverSheetProps {
  handOver: HandOver;
  structure: Structure;
}

export function HandOverSheet({ handOver, structure }: HandOverSheetProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { memorised, counts, memorisedRanges, weakRanges, againRanges, next, teachers } = handOver;
  const nameOf = useExamName();
  const dayText = useDayText();
  const comma = t('handOver.comma');
  const textOf = (ranges: readonly Range[]) =>
    ranges.length === 0 ? t('handOver.nothing') : rangesText(structure, ranges, language, comma);
  return (
    <Stack gap="5">
      <Card>
        <Facts>
          <Fact name={t('handOver.memorised')}>
            <Text>{t('handOver.counts', { memorised, ...counts })}</Text>
            <Note>{t('handOver.upToDate')}</Note>
            {textOf(memorisedRanges)}
          </Fact>
          <Fact name={t('handOver.weak')}>
            <Note>{t('handOver.weakText')}</Note>
            {textOf(weakRanges)}
          </Fact>
          <Fact name={t('handOver.again')}>
            <Note>{t('handOver.againText')}</Note>
            {textOf(againRanges)}
          </Fact>
          <Fact name={t('handOver.next')}>{next ? rangeText(structure, next, language) : t('handOver.noNext')}</Fact>
          {handOver.levels.map((level) => (
            <Fact
              key={`${level.title.en} ${level.level}`}
              name={`${level.title[language]}: ${levelName(level, language)}`}
            >
              {t('steps.passedOf', { passed: level.passed, of: level.of })}
              {level.again.length > 0 && (
                <Note>{t('steps.againAre', { steps: level.again.map((title) => title[language]).join(comma) })}</Note>
              )}
              {level.next && <Note>{t('steps.nextIs', { step: level.next[language] })}</Note>}
            </Fact>
          ))}
          {handOver.exams.length > 0 && (
            <Fact name={t('handOver.exams')}>
              {handOver.exams.map((exam) => (
                <Text key={`${exam.heldOn} ${nameOf(exam)}`}>
                  {`${nameOf(exam)} · ${dayText(exam.heldOn)} · ${t(`quality.${exam.result}`)}`}
                </Text>
              ))}
            </Fact>
          )}
          <Fact name={t('handOver.teachers')}>
            {teachers.length > 0 ? teachers.map(({ name }) => isolated(name)).join(comma) : t('handOver.nothing')}
          </Fact>
        </Facts>
      </Card>
      <Recent handOver={handOver} structure={structure} />
    </Stack>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text fontSize="sm" color="fg.muted" _print={{ fontSize: 'xs' }}>
    {children}
  </Text>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

function Recent({ handOver: { recent }, structure }: HandOverSheetProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const dayText = useDayText();
  if (recent.length === 0) return null;
  return (
    <Card as="section" aria-label={t('handOver.recent')}>
      <Heading as="h2" size="sm" marginBlockEnd="1">
        {t('handOver.recent')}
      </Heading>
      {/* Side by side in print, so that everything fits on one page. */}
      <List _print={{ display: 'block', columnCount: 2, columnGap: '6' }}>
        {recent.map((entry, index) => (
          <RuledItem key={index} fontSize="sm" breakInside="avoid" _print={{ paddingBlock: '1' }}>
            <Box flex="1" minWidth="0">
              <Text>{`${t(`kind.${entry.kind}`)}: ${rangeText(structure, entry, language)}`}</Text>
              <Text color="fg.muted">
                {`${dayText(entry.date)} · ${t('handOver.quality', { quality: entry.quality })}`}
              </Text>
              {entry.note && (
                <Text dir="auto" textAlign="start" overflowWrap="anywhere">
                  {entry.note}
                </Text>
              )}
            </Box>
          </RuledItem>
        ))}
      </List>
    </Card>
  );
}
