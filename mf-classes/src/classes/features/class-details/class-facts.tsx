import { localeOf } from '@academy/shared-auth';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { useSubjectName } from '#/base/components/subject-line.tsx';
import { type ClassDetail, wasTaught } from '#/class/api/class-schema.ts';
import { useMakeUpsText } from '#/class/components/make-ups/use-make-ups-text.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';

/** Material, plan and other written notes. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes');
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const materialName = useMaterialName();
  const subjectName = useSubjectName();
  const makeUpsText = useMakeUpsText();
  const { remaining_classes: remaining } = detail;
  const left = (count: number) => (count < 0 ? t('details.owes', { count: -count }) : t('details.left', { count }));
  return (
    <PartCard title={t('details.about')}>
      <Facts
        facts={[
          [t('materials.subject.label'), subjectName(detail.subject)],
          [t('column.material'), materialName(detail.material)],
          [t(wasTaught(detail) ? 'column.accomplished' : 'details.plan'), detail.accomplished],
          [t('details.notes'), detail.notes],
          [t('details.description'), detail.description],
          [t('column.duration'), minutes.format(detail.duration)],
          [t('details.remaining'), remaining === null ? null : left(remaining)],
          [t('requests.toMakeUp'), makeUpsText(detail.makeups ?? [])],
        ]}
      />
    </PartCard>
  );
}
