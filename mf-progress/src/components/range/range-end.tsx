import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, Stack, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Direction, Kind, Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { isolated } from '#/components/isolated.ts';
import { AyahStepper } from './ayah-stepper.tsx';
import { surahOf } from './range.ts';
import { endSteps, withMovedEnd } from './range-ends.ts';

interface RangeEndProps {
  structure: Structure;
  range: Range;
  kind: Kind;
  direction: Direction;
  disabled: boolean;
  onChange: (range: Range) => void;
  onWrong: (end: 'to', isWrong: boolean) => void;
}

/** The end of a range: one touch for the usual portions, single ayahs, or its number. */
export function RangeEnd({ structure, range, kind, direction, disabled, onChange, onWrong }: RangeEndProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const moving = { structure, range, direction };
  const endText = ({ surahTo, ayahTo }: Range) =>
    surahTo !== range.surahTo ? `${surahOf(structure, surahTo)?.name[language] ?? ''} ${ayahTo}` : String(ayahTo);
  return (
    <Stack gap="2">
      <AyahStepper
        label={t('range.to')}
        ayah={range.ayahTo}
        first={range.surahFrom === range.surahTo ? range.ayahFrom : 1}
        last={surahOf(structure, range.surahTo)?.ayahs ?? 1}
        disabled={disabled}
        onMove={(by) => onChange(withMovedEnd(moving, by))}
        onWrong={(isWrong) => onWrong('to', isWrong)}
      />
      <Flex role="group" aria-label={t('range.steps')} gap="2" flexWrap="wrap">
        {endSteps(moving, kind).map(({ step, range: moved }) => (
          <Button
            key={step}
            variant="outline"
            size="sm"
            borderRadius="full"
            fontWeight="normal"
            fontVariantNumeric="tabular-nums"
            css={{ [touch]: { minHeight: '11' } }}
            disabled={disabled}
            onClick={() => onChange(moved)}
          >
            {`${isolated(t(`range.step.${step}`))} · ${endText(moved)}`}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
