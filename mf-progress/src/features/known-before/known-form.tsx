import { Button, Card, FormActions, FormError, Stack } from '@academy/shared-ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { JuzChoice, SurahChoice } from '#/components/known/scope-choice.tsx';
import { useKnown } from './use-known.ts';

interface KnownFormProps {
  studentId: string;
  known: Progress['known'];
  structure: Structure;
}

/** By juz, and by surah. */
export function KnownForm({ studentId, known, structure }: KnownFormProps) {
  const { t } = useTranslation('progress');
  const { chosen, toggleJuz, add, remove, saving } = useKnown(studentId, known);
  return (
    <Card
      as="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Stack gap="5">
        {saving.error && <FormError>{t('known.failed')}</FormError>}
        <JuzChoice juz={structure.juz} chosen={chosen.juz} onToggle={toggleJuz} />
        <SurahChoice structure={structure} ranges={chosen.ranges} onAdd={add} onRemove={remove} />
        <FormActions>
          <Button type="submit" size="lg" loading={saving.isPending}>
            {t('known.save')}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
