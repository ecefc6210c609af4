import { Grid, SelectField, Stack, Text, TextField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { encodings, type Reading } from '#/office/api/imports.ts';

/** What was chosen by hand; what is not chosen is found. */
export interface ReadingChoice {
  sheet?: string;
  head_row?: string;
  encoding?: string;
}

interface ReadingFieldsProps {
  /** How the file was read; null if its encoding must be chosen before. */
  reading: Reading | null;
  choice: ReadingChoice;
  isEncodingUnsure: boolean;
  isRowWrong: boolean;
  onChange: (choice: ReadingChoice) => void;
}

/** The sheet, the row with the heads and the encoding of a file: as they were found, to be changed by hand. */
export function ReadingFields(props: ReadingFieldsProps) {
  const { reading, choice, isEncodingUnsure, isRowWrong, onChange } = props;
  const { t } = useTranslation('users');
  const isText = reading === null || reading.encoding !== null;
  const encoding = choice.encoding ?? reading?.encoding ?? '';
  return (
    <Stack gap="3" role="group" aria-label={t('imports.reading.title')}>
      <Text color="fg.muted">{t('imports.reading.text')}</Text>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))">
        {reading && reading.sheets.length > 1 && (
          <SelectField
            label={t('imports.reading.sheet')}
            value={choice.sheet ?? reading.sheet}
            options={reading.sheets.map((name) => ({ value: name, label: name }))}
            onChange={(event) => onChange({ ...choice, sheet: event.target.value, head_row: '' })}
          />
        )}
        {reading && (
          <TextField
            label={t('imports.reading.head_row')}
            inputMode="numeric"
            error={isRowWrong ? t('imports.reading.wrong_row') : undefined}
            value={choice.head_row ?? String(reading.head_row)}
            onChange={(event) => onChange({ ...choice, head_row: event.target.value })}
          />
        )}
        {isText && (
          <SelectField
            label={t('imports.reading.encoding')}
            placeholder={t('imports.reading.choose')}
            error={isEncodingUnsure ? t('imports.file.unsure') : undefined}
            value={encoding}
            options={encodings.map((value) => ({ value, label: t(`imports.encoding.${value}`) }))}
            onChange={(event) => onChange({ ...choice, encoding: event.target.value })}
          />
        )}
      </Grid>
    </Stack>
  );
}
