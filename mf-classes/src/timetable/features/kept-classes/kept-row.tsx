import { Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { KeptClass } from '#/timetable/api/kept-classes.ts';
import { ClassOutcome } from '#/timetable/components/class-job/class-outcome.tsx';
import { outcomeTones } from '#/timetable/components/class-job/outcome-tones.ts';
import { useHoldWords } from '#/timetable/components/holds/use-hold-words.ts';

type Layer = KeptClass['layer'];

/** The page of a layer; of a hold that of its student. */
function placeOf({ kind, id, person, may }: Layer): string | null {
  if (!may.open || kind === 'other') return null;
  if (kind === 'hold') return person && places.person('student', person.id);
  return kind === 'shift' ? places.shift(id) : places.timeOff(kind, id);
}

/** A layer in words: what it is, whose it is, and its days. */
function useLayerWords() {
  const { t, i18n } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  return ({ kind, name, person, ...days }: Layer): string => {
    const called = name?.[i18n.language === 'ar' ? 'ar' : 'en'] ?? person?.name ?? '';
    return t(`keptClasses.layer.${kind}`, { name: isolated(called), days: isolated(daysOf(days)) });
  };
}

export function KeptRow({ row }: { row: KeptClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const wordsOf = useLayerWords();
  const { state, problem, wantedAt, startsAt, layer } = row;
  const place = placeOf(layer);
  return (
    <ClassOutcome
      row={row}
      label={t(`keptClasses.state.${state}`)}
      tone={outcomeTones[state]}
      problem={problem && t(`keptClasses.problem.${problem}`)}
    >
      <Text fontSize="sm">{place ? <TextLink to={place}>{wordsOf(layer)}</TextLink> : wordsOf(layer)}</Text>
      {wantedAt && wantedAt !== startsAt && (
        <Text fontSize="sm" color="fg.muted">
          {t(`keptClasses.wanted.${state}`, { when: isolated(times.nearInText(wantedAt)) })}
        </Text>
      )}
    </ClassOutcome>
  );
}
