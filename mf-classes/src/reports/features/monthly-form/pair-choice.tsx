import { Box, Flex } from '@academy/shared-ui';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { personChoice } from '#/base/components/choices.ts';
import { places } from '#/base/components/places.ts';
import { monthHere } from '#/base/components/time/month-words.ts';
import type { PairMonth } from '#/reports/api/monthly-reports.ts';

const EARLIEST = '2000-01';
const searchStudents = personChoice('student');

/** The student and the month; both are in the address, so that the page can be opened again. */
export function PairChoice({ student, teacher, month }: PairMonth) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const person = useQuery({ ...personQueries.detail(student), enabled: student !== '' });
  const chosen: Option | null =
    student && person.data
      ? { value: student, label: person.data.name, image: person.data.image, kind: 'person' }
      : null;
  const latest = monthHere();
  const go = (next: Partial<PairMonth>) =>
    navigate(places.addMonthly({ student, teacher, month, ...next }), { replace: true, preventScrollReset: true });
  return (
    <Flex gap="5" flexWrap="wrap" alignItems="flex-end">
      <Box flex="1 1 16rem" maxWidth="24rem">
        <ComboboxField
          label={t('column.student')}
          placeholder={t('classForm.student.search')}
          value={chosen}
          query={searchStudents}
          onChange={(option) => go({ student: option?.value ?? '', teacher: undefined })}
        />
      </Box>
      <MonthSwitch
        label={t('monthly.column.month')}
        value={month}
        min={EARLIEST}
        max={month > latest ? month : latest}
        onChange={(next) => go({ month: next })}
      />
    </Flex>
  );
}
