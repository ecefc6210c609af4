import { Box, EmptyState } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#/base/components/loaded.tsx';
import type { Review } from '#/reports/api/report-reviews.ts';
import { TextDialog } from '#/reports/components/text-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { RoundActions } from './round-actions.tsx';
import { roundKey } from './round-key.ts';
import { problemOf, type Round, useRound } from './use-round.ts';

const MOST_NOTE = 2000;

/** The round: one report after the other, by keys or by thumb. */
export function RoundView() {
  const { t } = useTranslation('classes');
  const round = useRound();
  /** The report that is returned, whichever one is shown meanwhile. */
  const [returning, setReturning] = useState<Review | null>(null);
  const none = (
    <EmptyState icon={<FileTextIcon size={22} />} title={t('reading.none.title')} text={t('reading.none.text')} />
  );
  return (
    <>
      <Loaded query={round.found} missing={none}>
        {() =>
          round.review ? (
            <OneReport round={round} review={round.review} isReturning={returning !== null} onReturn={setReturning} />
          ) : (
            none
          )
        }
      </Loaded>
      {returning && <ReturnDialog round={round} review={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

interface OneReportProps {
  round: Round;
  review: Review;
  isReturning: boolean;
  onReturn: (review: Review) => void;
}

function OneReport({ round, review, isReturning, onReturn }: OneReportProps) {
  const { t } = useTranslation('classes');
  const place = useFocusOn(review.reportId);
  const done = () => round.decide({ review, act: review.hiddenUntil ? 'release' : 'read' });
  const acts = { next: () => round.go(1), previous: () => round.go(-1), done, return: () => onReturn(review) };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = roundKey(event.nativeEvent);
    if (!key || isReturning || round.isDeciding) return;
    event.preventDefault();
    acts[key]();
  };
  return (
    <Box
      ref={place}
      as="section"
      tabIndex={-1}
      aria-label={t('reading.label', { number: round.index + 1, count: round.waiting })}
      onKeyDown={press}
    >
      <ReviewCard key={review.reportId} review={review} />
      <RoundActions round={round} review={review} onDone={done} onReturn={() => onReturn(review)} />
    </Box>
  );
}

/** The words of a return; an error stays in the dialog, beside them. */
function ReturnDialog({ round, review, onClose }: { round: Round; review: Review; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const send = (note: string) => {
    setProblem(null);
    round.decide(
      { review, act: 'return', note },
      { onSuccess: onClose, onError: (error) => setProblem(problemOf(error)) },
    );
  };
  return (
    <TextDialog
      title={t('reading.returning.title')}
      description={t('reading.returning.text')}
      label={t('reading.returning.label')}
      initial=""
      most={MOST_NOTE}
      required={t('reading.returning.required')}
      saveLabel={t('reading.return')}
      error={problem && t(problem)}
      pending={round.isDeciding}
      onClose={onClose}
      onSave={send}
    />
  );
}

/** The shown report has the focus, so that the keys work and a screen reader reads it. */
function useFocusOn(reportId: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reportId) place.current?.focus();
  }, [reportId]);
  return place;
}
