import { SelectField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useSubjectName } from '#/base/components/subject-line.tsx';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { Enrolment } from '#/class/api/enrolments.ts';
import type { EnrolmentChoice } from './use-enrolment-choice.ts';

interface EnrolmentFieldProps {
  choice: EnrolmentChoice;
  name: string;
  value: string | null;
  error: string | undefined;
}

/** The subject of a class (D125), with its teacher; nothing for a student who learns one. */
export function EnrolmentField({ choice, name, value, error }: EnrolmentFieldProps) {
  const { t } = useTranslation('classes');
  const { id } = useViewer();
  const subjectName = useSubjectName();
  if (choice.options.length === 0) return null;
  const label = ({ subject, teacher }: Enrolment) => {
    const words = { subject: subjectName(subject), teacher: isolated(teacher?.name ?? '') };
    return teacher && teacher.id !== id ? t('classForm.subject.option', words) : (words.subject ?? '');
  };
  return (
    <SelectField
      label={t('materials.subject.label')}
      placeholder={t('classForm.subject.choose')}
      name={name}
      value={value ?? ''}
      error={error}
      options={choice.options.map((each) => ({ value: each.id, label: label(each) }))}
      onChange={({ target }) => choice.choose(target.value)}
    />
  );
}
