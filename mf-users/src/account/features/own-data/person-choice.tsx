import { SelectField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PersonalData } from '#/account/api/personal-data.ts';

interface PersonChoiceProps {
  people: PersonalData['people'];
  id: string;
  onChoose: (id: string) => void;
}

/** The person of the data: the viewer or a child; renders nothing without children. */
export function PersonChoice({ people, id, onChoose }: PersonChoiceProps) {
  const { t } = useTranslation('users');
  if (people.length < 2) return null;
  return (
    <SelectField
      label={t('data.whose')}
      value={id}
      options={people.map((person, index) => ({
        value: person.id,
        label: index === 0 ? t('data.me', { name: `\u2068${person.name}\u2069` }) : person.name,
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
