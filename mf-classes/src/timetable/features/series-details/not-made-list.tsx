import { Button, Flex, FormError, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { type Decision, type NotMade, resolveObstacle, type SeriesDetail } from '#/timetable/api/series.ts';
import { PlannedTimes } from '#/timetable/components/series/planned-times.tsx';
import { seriesProblemKey } from '#/timetable/components/series-dialogs/series-problem.ts';
import { AllowDialog } from './allow-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';

type Asked = { action: 'move' | 'allow'; row: NotMade };
type Decided = { row: NotMade; decision: Decision };

const doneKeys = { skip: 'skip', wait: 'wait', move: 'make', allow: 'make' } as const;

/** The possible decisions about obstacles, and their dialogs. */
function useDecisions(series: SeriesDetail) {
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<Asked | null>(null);
  const deciding = useClassChange({
    send: ({ row, decision }: Decided) => resolveObstacle(series.id, row.id, decision),
    done: ({ decision: { action } }) => t(`series.notMade.done.${doneKeys[action]}`),
    onDone: () => setAsked(null),
    keyOf: seriesProblemKey,
  });
  /** The error of another decision is not shown for this one. */
  const ask = (next: Asked | null) => {
    deciding.reset();
    setAsked(next);
  };
  const isDeciding = (row: NotMade, action: Decision['action']) =>
    deciding.isPending && deciding.variables.row.id === row.id && deciding.variables.decision.action === action;
  return {
    asked,
    ask,
    deciding,
    isDeciding,
    decide: (row: NotMade, decision: Decision) => deciding.mutate({ row, decision }),
  };
}

type Decisions = ReturnType<typeof useDecisions>;

function Choices({ row, mayAllow, decisions }: { row: NotMade; mayAllow: boolean; decisions: Decisions }) {
  const { t } = useTranslation('classes');
  const { ask, decide, isDeciding } = decisions;
  const now = (action: 'skip' | 'wait') => ({
    loading: isDeciding(row, action),
    onClick: () => decide(row, { action }),
  });
  const buttons =
    row.state === 'skipped'
      ? [{ action: 'wait', ...now('wait') }]
      : [
          { action: 'move', onClick: () => ask({ action: 'move', row }) },
          { action: 'skip', ...now('skip') },
          ...(mayAllow ? [{ action: 'allow', onClick: () => ask({ action: 'allow', row }) }] : []),
        ];
  return (
    <Flex gap="2" flexWrap="wrap" marginBlockStart="2">
      {buttons.map(({ action, ...button }) => (
        <Button key={action} variant="outline" size="sm" {...button}>
          {t(`series.notMade.${action}`)}
        </Button>
      ))}
    </Flex>
  );
}

/** Occurrences that could not be made, with the reason and the possible decisions (D93). */
export function NotMadeList({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  const decisions = useDecisions(series);
  const { asked, ask, deciding, decide } = decisions;
  const dialog = { pending: deciding.isPending, problem: deciding.problem, onClose: () => ask(null) };
  const ofAsked = asked && { ...dialog, onDecide: (decision: Decision) => decide(asked.row, decision) };
  const reasonOf = ({ state, reason }: NotMade) => (state === 'skipped' ? 'skipped' : (`reason.${reason}` as const));
  return (
    <Stack gap="3">
      {!asked && deciding.problem && <FormError>{deciding.problem}</FormError>}
      <PlannedTimes
        of={series}
        rows={series.notMade.map((row) => ({
          ...row,
          key: row.id,
          below: (
            <>
              <Text fontSize="sm" color={row.state === 'skipped' ? 'fg.muted' : 'danger.fg'}>
                {t(`series.notMade.${reasonOf(row)}`)}
              </Text>
              {series.may.edit && <Choices row={row} mayAllow={series.may.allow} decisions={decisions} />}
            </>
          ),
        }))}
      />
      {ofAsked && asked.action === 'move' && (
        <OtherTimeDialog
          {...ofAsked}
          row={asked.row}
          zone={series.zone}
          error={deciding.error}
          onType={deciding.reset}
        />
      )}
      {ofAsked && asked.action === 'allow' && <AllowDialog {...ofAsked} />}
    </Stack>
  );
}
