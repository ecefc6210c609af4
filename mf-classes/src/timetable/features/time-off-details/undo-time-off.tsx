import { CheckboxField, Stack, Text } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { cancelClass } from '#/class/api/classes.ts';
import { undoPreviewQuery } from '#/timetable/api/listed-classes.ts';
import {
  type DecidedClass,
  type TimeOffDetail,
  type TimeOffKind,
  timeOffQueries,
  undoTimeOff,
} from '#/timetable/api/times-off.ts';
import { UndoButton } from '#/timetable/components/class-job/undo-button.tsx';
import { UndoEffects } from '#/timetable/components/class-list/undo-effects.tsx';

interface Booked {
  id: string;
  startsAt: string;
  student: DecidedClass['student'];
}

const bookedOf = ({ classes }: TimeOffDetail): Booked[] =>
  classes.flatMap(({ makeUp, student }) => (makeUp ? [{ ...makeUp, student }] : []));

/** D103: without the absence there is nothing to make up, so the booked classes are cancelled, unless somebody wants both. */
export function UndoTimeOff({ kind, off }: { kind: TimeOffKind; off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const booked = bookedOf(off);
  const undo = async () => {
    for (const { id } of booked) if (!kept.has(id)) await cancelClass(id, { reason: 'other' });
    return undoTimeOff(kind, off.id);
  };
  return (
    <UndoButton
      title={t('timesOff.undo.title')}
      text={t('timesOff.undo.text')}
      undo={undo}
      onUndone={(detail) => {
        client.setQueryData(timeOffQueries.detail(kind, off.id).queryKey, detail);
        return client.invalidateQueries({ queryKey: timeOffQueries.all() });
      }}
    >
      {() => (
        <>
          <UndoEffects query={undoPreviewQuery(`${kind}s`, off.id)} />
          {booked.length > 0 && <BookedMakeUps booked={booked} kept={kept} onChange={setKept} />}
        </>
      )}
    </UndoButton>
  );
}

interface BookedMakeUpsProps {
  booked: readonly Booked[];
  kept: ReadonlySet<string>;
  onChange: (kept: ReadonlySet<string>) => void;
}

function BookedMakeUps({ booked, kept, onChange }: BookedMakeUpsProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const toggle = (id: string, isCancelled: boolean) => {
    const others = [...kept].filter((each) => each !== id);
    onChange(new Set(isCancelled ? others : [...others, id]));
  };
  return (
    <Stack gap="3">
      <Text>{t('timesOff.undo.makeUps')}</Text>
      {booked.map(({ id, startsAt, student }) => (
        <CheckboxField
          key={id}
          label={t('timesOff.undo.makeUp', {
            name: isolated(student.name),
            when: isolated(times.nearInText(startsAt)),
          })}
          checked={!kept.has(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </Stack>
  );
}
