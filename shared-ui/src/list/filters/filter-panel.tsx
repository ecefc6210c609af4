import { Button, chakra, HStack, PopoverPanel, SelectField, Stack, TextField } from '@academy/shared-ui';
import { type RefObject, type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter, FilterValues } from '../list-types.ts';
import type { ActionsPart, StatePart } from '../state/use-list.ts';
import { readFilters, useFilterDraft } from './use-filter-draft.ts';

const Form = chakra('form');

/** Visible however many filters a sheet has: the count updates with the choices. */
const sticky = {
  position: 'sticky',
  insetBlockEnd: '0',
  paddingBlock: '3',
  bg: 'bg.raised',
} as const;

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

interface FilterPanelProps<Row> {
  state: StatePart;
  actions: ActionsPart<Row>;
  anchor: RefObject<HTMLButtonElement | null>;
  onSearch: (values: FilterValues<string>) => void;
  onClose: () => void;
}

/** Mounted with the panel's content, which may be later than the panel: its effects find the form. */
function FilterForm<Row>({ state, actions, onSearch, onClose }: Omit<FilterPanelProps<Row>, 'anchor'>) {
  const { t } = useTranslation('ui');
  const form = useRef<HTMLFormElement>(null);
  const total = useFilterDraft(form, state.address.filters, actions.pageBy);
  const label = state.showLabel ?? ((count: number) => t('list.filter.show', { count }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(readFilters(event.currentTarget));
  };
  return (
    <Form ref={form} role="search" onSubmit={submit} paddingInline={{ md: '3' }} paddingBlock={{ md: '2' }}>
      <Stack gap="4">
        {state.filters.map((filter) => (
          <FilterField key={filter.id} filter={filter} value={state.address.filters[filter.id]} />
        ))}
      </Stack>
      <HStack justifyContent="flex-end" marginBlockStart="2" css={sticky}>
        <Button variant="outline" onClick={onClose}>
          {t('list.filter.close')}
        </Button>
        <Button type="submit">{total === undefined ? t('list.filter.search') : label(total)}</Button>
      </HStack>
    </Form>
  );
}

/** The filters of a list, applied together; the button shows the number of matches. */
export function FilterPanel<Row>({ anchor, ...form }: FilterPanelProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <PopoverPanel title={t('list.filter.title')} anchor={anchor} align="start" onClose={form.onClose}>
      <FilterForm {...form} />
    </PopoverPanel>
  );
}
