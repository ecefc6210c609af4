import { Box, Ltr } from '@academy/shared-ui';
import { PencilIcon, TrashIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type SalaryRow, salaryQueries } from '#/pay/api/salaries.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { usePay } from '#/pay/components/use-pay.ts';
import { DeleteSalary } from './delete-salary.tsx';

const tones = { past: 'neutral', in_force: 'success', planned: 'info' } as const;

function useColumns(): Column<SalaryRow>[] {
  const { t, i18n } = useTranslation('users');
  const priceText = ({ price_per_class, per, currency }: SalaryRow) => {
    const price = currencyText(price_per_class, currency, i18n.language);
    return per === 'hour' ? t('salary.per.hourly', { price: `\u2066${price}\u2069` }) : price;
  };
  return [
    { id: 'effective_from', header: t('salary.column.from'), kind: 'date', value: (row) => row.effective_from },
    {
      id: 'price_per_class',
      header: t('salary.column.price'),
      kind: 'node',
      atEnd: true,
      value: (row) => (row.per === 'hour' ? <bdi>{priceText(row)}</bdi> : <Ltr>{priceText(row)}</Ltr>),
      text: priceText,
      inFile: [
        { header: t('salary.column.price'), value: (row) => row.price_per_class },
        { header: t('salary.per.label'), value: ({ per }) => t(`salary.per.${per}`) },
        { header: t('salary.column.currency'), value: ({ currency }) => currency },
      ],
    },
    {
      id: 'state',
      header: t('salary.column.state'),
      kind: 'badge',
      value: ({ state }) => ({ label: t(`salary.state.${state}`), tone: tones[state] }),
    },
    { id: 'created_at', header: t('salary.column.created'), kind: 'date', value: (row) => row.created_at },
  ];
}

interface SalaryRowsProps {
  teacherId: string;
  addButton: ReactNode;
}

/** Prices with their dates; viewers with the permission change and delete them here. */
export function SalaryRows({ teacherId, addButton }: SalaryRowsProps) {
  const { t } = useTranslation('users');
  const { mayChange } = usePay(teacherId);
  const columns = useColumns();
  const dayText = useDayText();
  const [unwanted, setUnwanted] = useState<SalaryRow | null>(null);
  const editPlace = ({ id }: SalaryRow) => places.editSalary(teacherId, id);
  return (
    <Box as="section">
      <ListScreen
        name="salaries"
        label={t('salary.list.title')}
        headed
        search="none"
        query={(params) => salaryQueries.list(teacherId, params)}
        columns={columns}
        rowKey={(row) => row.id}
        rowLabel={(row) => t('salary.row.label', { date: dayText(row.effective_from) })}
        rowTo={(row) => (mayChange ? editPlace(row) : null)}
        {...(mayChange && {
          actions: (row: SalaryRow) => [
            { label: t('salary.edit.action'), icon: <PencilIcon />, to: editPlace(row) },
            {
              label: t('salary.delete.action'),
              icon: <TrashIcon />,
              tone: 'danger' as const,
              onSelect: () => setUnwanted(row),
            },
          ],
        })}
        csv={{ fileName: 'prices.csv' }}
        empty={{
          title: t('salary.empty.title'),
          text: t(mayChange ? 'salary.empty.text' : 'salary.empty.own'),
          action: addButton,
        }}
      />
      {unwanted && <DeleteSalary teacherId={teacherId} salary={unwanted} onClose={() => setUnwanted(null)} />}
    </Box>
  );
}
