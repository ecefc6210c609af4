import { Box, Button, Dialog, FormError, Skeleton, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { usePaused } from '#/class/components/use-paused.ts';
import { changeSeries, type SeriesChange, type SeriesDetail, seriesQueries } from '#/timetable/api/series.ts';
import { type ChangeStart, changeOf, changeProblems, changeValues } from './change-series.ts';
import { ChangeFields } from './change-series-fields.tsx';
import { EffectView } from './effect-view.tsx';
import { fieldProblems, seriesProblemKey } from './series-problem.ts';

interface ChangeSeriesDialogProps {
  series: SeriesDetail;
  /** The change begins with this class; by default it applies to all future ones. */
  from?: ChangeStart;
  onClose: () => void;
  /** Called with the series that has the classes from that day on. */
  onDone: (series: SeriesDetail) => void;
}

const noChange: SeriesChange = { scope: 'all', changes: {} };

/** The typed values, their effect after a pause in typing, and a function that sends exactly these values. */
function useChange({ series, from, onDone }: ChangeSeriesDialogProps) {
  const { t } = useTranslation('classes');
  const [values, setValues] = useState(() => changeValues(series, from));
  const text = JSON.stringify(values);
  const isPaused = usePaused(text) === text;
  const change = changeOf(series, values, from);
  const effect = useQuery({
    ...seriesQueries.effect(series.id, change ?? noChange),
    enabled: isPaused && change !== null,
  });
  const sending = useClassChange({
    send: (sent: SeriesChange) => changeSeries(series.id, sent),
    done: t('series.change.done'),
    onDone,
    keyOf: seriesProblemKey,
  });
  const error = sending.error ?? (change && effect.error);
  const problems = isPaused ? changeProblems(series, values) : {};
  const rejected = fieldProblems(error);
  const errorAt = (name: keyof typeof problems) => {
    const key = problems[name] ?? rejected[`changes.${name}`];
    return key ? t(key) : undefined;
  };
  const isAtField = Object.keys(rejected).some((path) => path.startsWith('changes.'));
  return {
    ...{ values, change, effect, sending, errorAt, isWrong: Object.keys(changeProblems(series, values)).length > 0 },
    problem: error && !isAtField ? t(seriesProblemKey(error)) : null,
    isReady: isPaused && change !== null && effect.isSuccess && !effect.isFetching,
    type: (typed: Partial<typeof values>) => {
      sending.reset();
      setValues((before) => ({ ...before, ...typed }));
    },
  };
}

/** The effect of the typed change, or why it is unknown. */
function Effect({ series, of }: { series: SeriesDetail; of: ReturnType<typeof useChange> }) {
  const { t } = useTranslation('classes');
  const { t: ui } = useTranslation('ui');
  const { change, effect, problem, sending, isWrong } = of;
  if (problem)
    return (
      <Stack gap="3">
        <FormError>{problem}</FormError>
        {!sending.isError && (
          <Box>
            <Button variant="outline" size="sm" loading={effect.isFetching} onClick={() => void effect.refetch()}>
              {ui('error.retry')}
            </Button>
          </Box>
        )}
      </Stack>
    );
  if (!change) return isWrong ? null : <Text color="fg.muted">{t('series.change.nothing')}</Text>;
  if (effect.isError) return null;
  return effect.data ? <EffectView effect={effect.data} of={series} /> : <Skeleton height="12" />;
}

/** Another time, teacher or material for all future classes, or from one on; shows the effect first. */
export function ChangeSeriesDialog(props: ChangeSeriesDialogProps) {
  const { series, from, onClose } = props;
  const { t } = useTranslation('classes');
  const typed = useChange(props);
  const { change, sending, isReady } = typed;
  return (
    <Dialog
      open
      size="md"
      title={t(from ? 'series.change.following' : 'series.change.all')}
      description={t('series.change.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('series.change.keep')}
          </Button>
          <Button
            disabled={!isReady}
            loading={sending.isPending}
            onClick={() => change && isReady && sending.mutate(change)}
          >
            {t('series.change.save')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <ChangeFields
          series={series}
          values={typed.values}
          errorAt={typed.errorAt}
          isSlotFixed={from !== undefined}
          onChange={typed.type}
        />
        <Effect series={series} of={typed} />
      </Stack>
    </Dialog>
  );
}
