import { Grid, SelectField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ColumnChoice as Choice, ImportColumn } from '#/office/api/imports.ts';
import type { Check } from './use-check.ts';
import { columnsOf } from './use-template.ts';

/** The value of a name that is made of several columns; no head has line breaks. */
const JOINED = '\n';

/** The heads that a field stands for: the chosen one, else those that the server has found and no other field has. */
function headsOf(name: ImportColumn, matched: readonly { head: string; field: string | null }[], choice: Choice) {
  const chosen = choice[name];
  if (chosen !== undefined && matched.some(({ head }) => head === chosen)) return [chosen ?? ''];
  if (chosen === null) return [];
  const taken = Object.values(choice);
  return matched.flatMap(({ head, field }) => (field === name && !taken.includes(head) ? [head] : []));
}

interface ColumnFieldProps {
  name: ImportColumn;
  form: Check;
}

function ColumnField({ name, form }: ColumnFieldProps) {
  const { t } = useTranslation('users');
  const { columns, decisions, decide } = form;
  const matched = columns?.matched ?? [];
  const found = headsOf(name, matched, decisions.columns);
  const parts = headsOf(name, matched, {});
  const isJoined = name === 'name' && parts.length > 1 && columns?.wrong?.column !== 'name';
  const value = found.length > 1 ? (isJoined ? JOINED : '') : (found[0] ?? '');
  const isWrong = columns?.wrong?.column === name && value === '';
  const choose = (head: string) => {
    const { [name]: _, ...others } = decisions.columns;
    decide({ columns: head === JOINED ? others : { ...others, [name]: head === '' ? null : head } });
  };
  return (
    <SelectField
      label={t(`imports.column.${name}`)}
      placeholder={t('imports.columns.none')}
      value={value}
      error={
        isWrong ? t(columns?.wrong?.code === 'twice' ? 'imports.columns.twice' : 'imports.columns.missing') : undefined
      }
      options={[
        ...(isJoined ? [{ value: JOINED, label: parts.join(' + ') }] : []),
        ...matched.flatMap(({ head }) => (head === '' ? [] : [{ value: head, label: head }])),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Assigns columns of the file to fields; the next check reads the file by them. */
export function ColumnChoice({ form }: { form: Check }) {
  const { t } = useTranslation('users');
  return (
    <Grid
      role="group"
      aria-label={t('imports.columns.title')}
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
    >
      {columnsOf(form.decisions.kind).map((name) => (
        <ColumnField key={name} name={name} form={form} />
      ))}
    </Grid>
  );
}
