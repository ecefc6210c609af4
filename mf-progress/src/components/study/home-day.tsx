import { useSession } from '@academy/shared-auth';
import { Box, Button, Grid, Stack, Text, touch } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Due } from '#/api/progress.ts';
import { useDayOf, useDayText, useToday } from '#/components/use-day-text.ts';
import { MarkBar } from './mark-bar.tsx';
import { pageNumbers } from './page-numbers.ts';
import { RecordWithMark } from './record-with-mark.tsx';
import { shownDay } from './shown-day.ts';
import { useMarking } from './use-marking.ts';
import { useRecordedMark } from './use-recorded-mark.ts';

interface HomeDayProps {
  studentId: string;
  due: Due;
  /** When it came, in milliseconds since 1970. */
  fetchedAt: number;
}

/**
 * D150, D151: the pages of the day, how they were heard at home, and what waits. A page left open and a copy on the
 * device may have a day that is past. They show the day ahead that they know for today, or else their own: its pages
 * are marked for the student's day on which the mark arrives, which is right too where the student's day only begins
 * later than the viewer's.
 */
export function HomeDay({ studentId, due, fetchedAt }: HomeDayProps) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const dayOf = useDayOf();
  const today = useToday();
  const shown = shownDay(due, dayOf(fetchedAt), today);
  const isPast = shown.isOwn && shown.date < today;
  const { waiting, mark, takingBack, cancel } = useMarking(studentId, shown.date);
  const recorded = useRecordedMark(studentId);
  const [isRecording, setRecording] = useState(false);
  const comma = t('handOver.comma');
  const pages = shown.pages.filter((page) => !waiting.includes(page));
  const heard = useHeardLines(studentId, due, takingBack.mutate, takingBack.isPending);
  const kept = {
    id: 'kept',
    text: t('home.kept', { pages: pageNumbers(waiting, comma) }),
    pages: waiting,
    undo: cancel,
  };
  return (
    <Stack gap="3">
      {pages.length > 0 && (
        <Text fontWeight="medium">
          {isPast
            ? t('home.pagesOf', { pages: pageNumbers(pages, comma), day: dayText(shown.date) })
            : t('home.pages', { pages: pageNumbers(pages, comma) })}
        </Text>
      )}
      {pages.length > 0 && due.may.mark && (
        <>
          <MarkBar
            key={pages.join()}
            pages={pages}
            isBlocked={isRecording || recorded.isSending}
            onMark={(chosen, quality) => {
              const made = { pages: chosen, quality, ...(isPast ? {} : { on: shown.date }) };
              if (recorded.file) recorded.send(made);
              else void mark(made);
            }}
          />
          <RecordWithMark
            studentId={studentId}
            file={recorded.file}
            onFile={recorded.setFile}
            onRecording={setRecording}
            error={recorded.error}
          />
        </>
      )}
      <Heard lines={[...(waiting.length > 0 ? [kept] : []), ...(shown.isOwn ? heard : [])]} />
      {shown.isOwn ? (
        <DayNote due={due} isEmpty={pages.length === 0} />
      ) : (
        shown.pages.length === 0 && <NothingToday isStudyDay={shown.isStudyDay} />
      )}
    </Stack>
  );
}

interface HeardLine {
  id: string;
  text: string;
  pages: readonly number[];
  isUndoing?: boolean;
  /** For the viewer's own pages. */
  undo?: (() => void) | null | undefined;
}

/** What was heard. The actions beside it are outside of what is announced. */
function Heard({ lines }: { lines: readonly HeardLine[] }) {
  const { t } = useTranslation('progress');
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1" alignItems="center">
      <Box role="status" display="contents">
        {lines.map(({ id, text }, index) => (
          <Text key={id} fontSize="sm" gridColumn="1" style={{ gridRow: index + 1 }}>
            {text}
          </Text>
        ))}
      </Box>
      {lines.map(
        ({ id, pages, undo, isUndoing = false }, index) =>
          undo && (
            <Button
              key={id}
              variant="ghost"
              size="sm"
              gridColumn="2"
              style={{ gridRow: index + 1 }}
              css={{ [touch]: { minHeight: '11' } }}
              aria-label={t('home.undoOf', { pages: pageNumbers(pages, t('handOver.comma')) })}
              loading={isUndoing}
              onClick={undo}
            >
              {t('home.undo')}
            </Button>
          ),
      )}
    </Grid>
  );
}

/** One line for each person who heard pages on this day. */
function useHeardLines(studentId: string, { done, may }: Due, undo: (pages: number[]) => void, isUndoing: boolean) {
  const { t } = useTranslation('progress');
  const viewer = useSession(({ user }) => user?.id);
  const people = [...new Map(done.map(({ by }) => [by.id, by])).values()];
  const keyOf = (id: string) => (id === viewer ? 'home.byYou' : id === studentId ? 'home.alone' : 'home.heard');
  return people.map(({ id, name }): HeardLine => {
    const pages = done.filter(({ by }) => by.id === id).map(({ page }) => page);
    const text = t(keyOf(id), { pages: pageNumbers(pages, t('handOver.comma')), name });
    return { id, text, pages, isUndoing, undo: id === viewer && may.mark ? () => undo(pages) : undefined };
  });
}

/** What waits, and whether the plan keeps what is known (D151). */
function DayNote({ due: { isStudyDay, waiting, done, capacity }, isEmpty }: { due: Due; isEmpty: boolean }) {
  const { t } = useTranslation('progress');
  const isTooMuch = capacity !== undefined && capacity.known > capacity.keeps;
  return (
    <Stack gap="1" fontSize="sm" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
      {isEmpty && done.length === 0 && <NothingToday isStudyDay={isStudyDay} />}
      {waiting.length > 0 && <Text>{t('home.waiting', { count: waiting.length })}</Text>}
      {isTooMuch && <Text>{t('home.tooMuch', { ...capacity })}</Text>}
    </Stack>
  );
}

function NothingToday({ isStudyDay }: { isStudyDay: boolean }) {
  const { t } = useTranslation('progress');
  return (
    <Text fontSize="sm" color="fg.muted">
      {t(isStudyDay ? 'home.nothing' : 'home.noDay')}
    </Text>
  );
}
