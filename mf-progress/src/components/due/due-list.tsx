import { Badge, Box, Button, Card, Heading, List, RuledItem, Span, Stack, Text, touch } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DuePage, progressQueries } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { MushafLink } from '#/components/range/mushaf-link.tsx';
import { HomeDay } from '#/components/study/home-day.tsx';
import { useDayText } from '#/components/use-day-text.ts';

/** The number of items that wait shown at first, so that the map is not too far below. */
const MOST_AT_FIRST = 5;

interface DueListProps {
  studentId: string;
  structure: Structure;
}

/**
 * What is to be revised today and what waits (D151), for families and teachers alike; what is to be taught again (H8)
 * only for teachers and staff. Renders nothing if nothing is due.
 */
export function DueList({ studentId, structure }: DueListProps) {
  const { t } = useTranslation('progress');
  const { data, dataUpdatedAt } = useQuery(progressQueries.due(studentId));
  if (!data) return null;
  const { date, items, waiting, done, overdue } = data;
  const isEmpty = items.length + waiting.length + done.length + (overdue?.length ?? 0) === 0;
  if (isEmpty) return null;
  const more = { date, structure, most: MOST_AT_FIRST };
  return (
    <Stack gap="4" _print={{ display: 'none' }}>
      <DuePages title={t('due.title')} text={t('due.text')} {...{ items, date, structure }}>
        <Box marginBlockStart="4">
          <HomeDay studentId={studentId} due={data} fetchedAt={dataUpdatedAt} />
        </Box>
      </DuePages>
      {waiting.length > 0 && (
        <DuePages title={t('due.waiting')} text={t('due.waitingText')} items={waiting} {...more} />
      )}
      {overdue && overdue.length > 0 && (
        <DuePages title={t('due.overdue')} text={t('due.overdueText')} items={overdue} {...more} />
      )}
    </Stack>
  );
}

interface DuePagesProps {
  title: string;
  text: string;
  items: readonly DuePage[];
  date: string;
  structure: Structure;
  /** The items that are shown before all are requested. */
  most?: number;
  children?: ReactNode;
}

const DAY_MS = 24 * 60 * 60_000;

function DuePages({ title, text, items, date, structure, most = items.length, children }: DuePagesProps) {
  const { t } = useTranslation('progress');
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first of the pages that the button has added.
    if (isAll) list.current?.querySelectorAll('a')[most]?.focus();
  }, [isAll, most]);
  const shown = isAll ? items : items.slice(0, most);
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted" marginBlockEnd="1">
        {text}
      </Text>
      <List ref={list} marginBlockEnd="-3">
        {shown.map((item) => (
          <DueItem key={item.page} {...{ item, date, structure }} />
        ))}
      </List>
      {shown.length < items.length && (
        <Button
          variant="outline"
          size="sm"
          marginBlockStart="5"
          css={{ [touch]: { minHeight: '11' } }}
          onClick={() => setAll(true)}
        >
          {t('due.all', { pages: items.length })}
        </Button>
      )}
      {children}
    </Card>
  );
}

function DueItem({ item, date, structure }: Pick<DuePagesProps, 'date' | 'structure'> & { item: DuePage }) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const days = Math.round((Date.parse(date) - Date.parse(item.due)) / DAY_MS);
  return (
    <RuledItem fontSize="sm" flexWrap="wrap" alignItems="flex-start">
      <Box flex="1 1 12rem" minWidth="0">
        <MushafLink structure={structure} range={item} />
        <Text color="fg.muted" fontSize="xs">
          <Span>{t('due.line', { page: item.page, kind: t(`kind.${item.kind}`) })}</Span>
          {item.lastHeard && <Span>{` · ${t('map.heard', { day: dayText(item.lastHeard) })}`}</Span>}
          {item.home && <Span>{` · ${t('due.home', { day: dayText(item.home.on), name: item.home.by.name })}`}</Span>}
        </Text>
      </Box>
      {item.examinedOn && <Badge tone="warning">{t('exam.due')}</Badge>}
      {item.isEarly && <Badge tone="info">{t('due.early')}</Badge>}
      {days > 0 && <Badge tone="neutral">{t('due.since', { count: days })}</Badge>}
    </RuledItem>
  );
}
