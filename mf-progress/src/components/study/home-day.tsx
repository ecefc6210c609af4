import { useSession } from '@academy/shared-auth';
import { Button, Flex, Stack, Text, touch } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Due } from '#/api/progress.ts';
import type { HomeHearing } from '#/api/study.ts';
import { useDayText, useToday } from '#/components/use-day-text.ts';
import { MarkBar } from './mark-bar.tsx';
import { pageNumbers } from './page-numbers.ts';
import { useMarking } from './use-marking.ts';

interface HomeDayProps {
  studentId: string;
  due: Due;
}

/**
 * D150, D151: the pages of the day, how they were heard at home, and what waits. A page left open and a copy on the
 * device may have a day that is past; its pages are marked for the student's day on which the mark arrives, which is
 * right too where the student's day only begins later than the viewer's.
 */
export function HomeDay({ studentId, due }: HomeDayProps) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const today = useToday();
  const isPast = due.date < today;
  const { waiting, mark, takingBack, cancel } = useMarking(studentId, due.date);
  const comma = t('handOver.comma');
  const pages = due.items.map(({ page }) => page).filter((page) => !waiting.includes(page));
  const kept = pageNumbers(waiting, comma);
  return (
    <Stack gap="3">
      {pages.length > 0 && (
        <Text fontWeight="medium">
          {isPast
            ? t('home.pagesOf', { pages: pageNumbers(pages, comma), day: dayText(due.date) })
            : t('home.pages', { pages: pageNumbers(pages, comma) })}
        </Text>
      )}
      {pages.length > 0 && due.may.mark && (
        <MarkBar
          key={pages.join()}
          pages={pages}
          onMark={(chosen, quality) => void mark({ pages: chosen, quality, ...(isPast ? {} : { on: due.date }) })}
        />
      )}
      <Stack gap="1" role="status">
        {kept && <Line action={cancel && <Undo onClick={cancel} />}>{t('home.kept', { pages: kept })}</Line>}
        <HeardLines
          studentId={studentId}
          done={due.done}
          undo={(own) => due.may.mark && <Undo loading={takingBack.isPending} onClick={() => takingBack.mutate(own)} />}
        />
      </Stack>
      <DayNote due={due} isEmpty={pages.length === 0} />
    </Stack>
  );
}

function Line({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="3" alignItems="center" justifyContent="space-between">
      <Text fontSize="sm">{children}</Text>
      {action}
    </Flex>
  );
}

function Undo(props: { loading?: boolean; onClick: () => void }) {
  const { t } = useTranslation('progress');
  return (
    <Button variant="ghost" size="sm" flexShrink="0" css={{ [touch]: { minHeight: '11' } }} {...props}>
      {t('home.undo')}
    </Button>
  );
}

interface HeardLinesProps {
  studentId: string;
  done: readonly HomeHearing[];
  /** The action beside the viewer's own pages. */
  undo: (pages: number[]) => ReactNode;
}

/** One line for each person who heard pages on this day. */
function HeardLines({ studentId, done, undo }: HeardLinesProps) {
  const { t } = useTranslation('progress');
  const viewer = useSession(({ user }) => user?.id);
  const people = [...new Map(done.map(({ by }) => [by.id, by])).values()];
  const keyOf = (id: string) => (id === viewer ? 'home.byYou' : id === studentId ? 'home.alone' : 'home.heard');
  return people.map(({ id, name }) => {
    const pages = done.filter(({ by }) => by.id === id).map(({ page }) => page);
    return (
      <Line key={id} action={id === viewer && undo(pages)}>
        {t(keyOf(id), { pages: pageNumbers(pages, t('handOver.comma')), name })}
      </Line>
    );
  });
}

/** What waits, and whether the plan keeps what is known (D151). */
function DayNote({ due: { isStudyDay, waiting, done, capacity }, isEmpty }: { due: Due; isEmpty: boolean }) {
  const { t } = useTranslation('progress');
  const isTooMuch = capacity !== undefined && capacity.known > capacity.keeps;
  return (
    <Stack gap="1" fontSize="sm" color="fg.muted">
      {isEmpty && done.length === 0 && <Text>{t(isStudyDay ? 'home.nothing' : 'home.noDay')}</Text>}
      {waiting.length > 0 && <Text>{t('home.waiting', { count: waiting.length })}</Text>}
      {isTooMuch && <Text>{t('home.tooMuch', { ...capacity })}</Text>}
    </Stack>
  );
}
