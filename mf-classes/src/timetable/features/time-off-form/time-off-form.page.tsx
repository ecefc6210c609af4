import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PlanFormPage } from '#/timetable/components/plan-form/plan-form-page.tsx';
import { ClassDecisions } from './class-decisions.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { type TimeOffForm, useTimeOffForm } from './use-time-off-form.ts';

/** The numbers above the button: what is saved, and what is still to be decided. */
function useSummary({ preview, missing, errorOf }: TimeOffForm): string[] {
  const { t } = useTranslation('classes');
  if (!preview || preview.classes.length === 0) return [];
  const clashes = preview.classes.filter((one) => errorOf(one)).length;
  return [
    t('timesOff.classes', { count: preview.classes.length }),
    t('timesOff.families', { count: preview.families }),
    ...(clashes > 0 ? [t('classList.clashes', { count: clashes })] : []),
    t('timesOff.form.missing', { count: missing }),
  ];
}

/** D97: the days of an absence or a closure, then a decision for each class in them. */
export default function TimeOffFormPage() {
  const { t } = useTranslation('classes');
  const kind = useLocation().pathname.startsWith('/dashboard/closures') ? 'closure' : 'absence';
  const form = useTimeOffForm(kind);
  const { preview } = form;
  return (
    <PlanFormPage
      form={form}
      title={t(`timesOff.${kind}.add`)}
      context={t(`timesOff.${kind}.context`)}
      noClasses={t('timesOff.form.noClasses')}
      save={t(`timesOff.${kind}.save`)}
      summary={useSummary(form)}
      classes={preview && <ClassDecisions form={form} preview={preview} />}
    >
      <TimeOffFields kind={kind} form={form} />
    </PlanFormPage>
  );
}
