import { useTranslation } from '@academy/shared-auth';
import { Button, chakra, HStack, PopoverPanel, SelectField, Stack, TextField } from '@academy/shared-ui';
import type { RefObject, SubmitEvent } from 'react';
import type { Filter, FilterValues } from '../list-types.ts';

const Form = chakra('form');

interface FilterFieldProps {
  filter: Filter;
  value: string | undefined;
}

function FilterField({ filter, value = '' }: FilterFieldProps) {
  const { t } = useTranslation('ui');
  if (filter.kind === 'choice') return filter.field({ name: filter.id, label: filter.label, value });
  const shared = { name: filter.id, label: filter.label, defaultValue: value };
  if (filter.kind === 'text' || filter.kind === 'date')
    return <TextField {...shared} type={filter.kind} autoComplete="off" />;
  const yesOrNo = [
    { value: 'true', label: t('list.yes') },
    { value: 'false', label: t('list.no') },
  ];
  const options = filter.kind === 'select' ? filter.options : yesOrNo;
  return <SelectField {...shared} options={options} placeholder={t('list.filter.any')} />;
}

interface FilterPanelProps {
  filters: readonly Filter[];
  values: FilterValues<string>;
  anchor: RefObject<HTMLButtonElement | null>;
  onSearch: (values: FilterValues<string>) => void;
  onClose: () => void;
}

/** The filters of a list, applied together. */
export function FilterPanel({ filters, values, anchor, onSearch, onClose }: FilterPanelProps) {
  const { t } = useTranslation('ui');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([id, value]) => [id, String(value).trim()] as const);
    onSearch(Object.fromEntries(fields.filter(([, value]) => value !== '')));
  };
  return (
    <PopoverPanel title={t('list.filter.title')} anchor={anchor} align="start" onClose={onClose}>
      <Form role="search" onSubmit={submit} paddingInline={{ md: '3' }} paddingBlock={{ md: '2' }}>
        <Stack gap="4">
          {filters.map((filter) => (
            <FilterField key={filter.id} filter={filter} value={values[filter.id]} />
          ))}
        </Stack>
        <HStack justifyContent="flex-end" marginBlockStart="5">
          <Button variant="outline" onClick={onClose}>
            {t('list.filter.close')}
          </Button>
          <Button type="submit">{t('list.filter.search')}</Button>
        </HStack>
      </Form>
    </PopoverPanel>
  );
}
