import { useTranslation } from '@academy/shared-auth';
import { Button, Flex, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { type Decision, type NotMade, type SeriesDetail, settleNotMade } from '#/api/series.ts';
import { useSeriesChange } from '#/components/class-dialogs/use-series-change.ts';
import { PlannedTimes } from '#/components/series/planned-times.tsx';
import { AllowDialog } from './allow-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';

/** What was not made, why, and what is to become of it (D93). */
export function NotMadeList({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<{ act: 'move' | 'allow'; row: NotMade } | null>(null);
  const close = () => setAsked(null);
  const settling = useSeriesChange({
    send: ({ row, decision }: { row: NotMade; decision: Decision }) => settleNotMade(series.id, row.id, decision),
    done: t('series.notMade.done'),
    onDone: close,
  });
  const decide = (row: NotMade, decision: Decision) => settling.mutate({ row, decision });
  const dialog = { pending: settling.isPending, problem: settling.problem, onClose: close };
  return (
    <>
      <PlannedTimes
        of={series}
        rows={series.notMade.map((row) => ({
          ...row,
          key: row.id,
          below: (
            <>
              <Text fontSize="sm" color={row.state === 'skipped' ? 'fg.muted' : 'danger.fg'}>
                {t(row.state === 'skipped' ? 'series.notMade.skipped' : `series.notMade.reason.${row.reason}`)}
              </Text>
              {series.may.edit && (
                <Flex gap="2" flexWrap="wrap" marginBlockStart="2">
                  {row.state === 'skipped' ? (
                    <Button variant="outline" size="sm" onClick={() => decide(row, { action: 'wait' })}>
                      {t('series.notMade.wait')}
                    </Button>
                  ) : (
                    <>
                      <Button variant="outline" size="sm" onClick={() => setAsked({ act: 'move', row })}>
                        {t('series.notMade.move')}
                      </Button>
                      <Button variant="outline" size="sm" onClick={() => decide(row, { action: 'skip' })}>
                        {t('series.notMade.skip')}
                      </Button>
                      {series.may.allow && (
                        <Button variant="outline" size="sm" onClick={() => setAsked({ act: 'allow', row })}>
                          {t('series.notMade.allow')}
                        </Button>
                      )}
                    </>
                  )}
                </Flex>
              )}
            </>
          ),
        }))}
      />
      {asked?.act === 'move' && (
        <OtherTimeDialog {...dialog} row={asked.row} zone={series.zone} onDecide={(each) => decide(asked.row, each)} />
      )}
      {asked?.act === 'allow' && <AllowDialog {...dialog} onDecide={(each) => decide(asked.row, each)} />}
    </>
  );
}
