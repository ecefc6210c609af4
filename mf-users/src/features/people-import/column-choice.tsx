import { useTranslation } from '@academy/shared-auth';
import { Grid, SelectField, Stack, Text } from '@academy/shared-ui';
import type { ImportColumn } from '#/api/imports.ts';

type Choice = Partial<Record<ImportColumn, string>>;

interface ColumnChoiceProps {
  names: readonly ImportColumn[];
  /** The heads of the file. */
  heads: readonly string[];
  choice: Choice;
  /** Why the choice is asked for, where nothing above it says so. */
  text?: string;
  onChange: (choice: Choice) => void;
}

/** Assigns the file's columns to fields. */
export function ColumnChoice({ names, heads, choice, text, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation('users');
  const choose = (name: ImportColumn, head: string) => {
    const { [name]: _, ...others } = choice;
    onChange(head === '' ? others : { ...others, [name]: head });
  };
  return (
    <Stack gap="3" role="group" aria-label={t('imports.columns.title')}>
      {text && <Text role="status">{text}</Text>}
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))">
        {names.map((name) => (
          <SelectField
            key={name}
            label={t(`imports.column.${name}`)}
            placeholder={t('imports.columns.none')}
            value={choice[name] ?? ''}
            options={heads.map((head) => ({ value: head, label: head }))}
            onChange={(event) => choose(name, event.target.value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
