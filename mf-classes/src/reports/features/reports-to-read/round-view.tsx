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
import { type Round, useRound } from './use-round.ts';

const MOST_NOTE = 2000;

/** The round: one report after the other, by keys or by thumb. */
export function RoundView() {
  const { t } = useTranslation('classes');
  const round = useRound();
  const none = (
    <EmptyState icon={<FileTextIcon size={22} />} title={t('reading.none.title')} text={t('reading.none.text')} />
  );
  return (
    <Loaded query={round.found} missing={none}>
      {() => (round.review ? <OneReport round={round} review={round.review} /> : none)}
    </Loaded>
  );
}

function OneReport({ round, review }: { round: Round; review: Review }) {
  const { t } = useTranslation('classes');
  const [isReturning, setReturning] = useState(false);
  const place = useFocusOn(review.reportId);
  const done = () => round.decide({ review, act: review.hiddenUntil ? 'release' : 'read' });
  const acts = { next: () => round.go(1), previous: () => round.go(-1), done, return: () => setReturning(true) };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = roundKey(event.nativeEvent);
    if (!key || isReturning || round.isDeciding) return;
    event.preventDefault();
    acts[key]();
  };
  return (
    <>
      <Box
        ref={place}
        as="section"
        tabIndex={-1}
        aria-label={t('reading.label', { number: round.index + 1, count: round.count })}
        onKeyDown={press}
      >
        <ReviewCard key={review.reportId} review={review} />
        <RoundActions round={round} review={review} onDone={done} onReturn={() => setReturning(true)} />
      </Box>
      {isReturning && (
        <TextDialog
          title={t('reading.returning.title')}
          description={t('reading.returning.text')}
          label={t('reading.returning.label')}
          initial=""
          most={MOST_NOTE}
          required={t('reading.returning.required')}
          saveLabel={t('reading.return')}
          error={null}
          pending={round.isDeciding}
          onClose={() => setReturning(false)}
          onSave={(note) => round.decide({ review, act: 'return', note }, { onSuccess: () => setReturning(false) })}
        />
      )}
    </>
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
