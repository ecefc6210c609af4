import { ApiError, useTranslation } from '@academy/shared-auth';
import { Box, Button, Card, FieldError, Flex, FormError, SelectField, Stack, Text } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { CountryField } from '@academy/shared-ui/phone';
import { useId, useState } from 'react';
import { type ImportKind, importKinds, type PeopleImport } from '#/api/imports.ts';
import { ColumnChoice } from './column-choice.tsx';
import { LeftOutColumns } from './left-out-columns.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { useCheck } from './use-check.ts';
import { columnsOf, useTemplate } from './use-template.ts';

/** The text for each code of an error about the file. */
const fileProblems = {
  unreadable: 'unreadable',
  damaged: 'damaged',
  web_page: 'web_page',
  empty: 'empty',
  too_many: 'many_rows',
  too_wide: 'too_wide',
  unsure: 'unsure',
} as const;
const isFileProblem = (code: string | undefined): code is keyof typeof fileProblems =>
  code !== undefined && Object.hasOwn(fileProblems, code);
const MOST_MB = 4;

function useFileProblem(error: unknown) {
  const { t } = useTranslation('users');
  if (!error) return null;
  const code = error instanceof ApiError ? error.fields[0]?.code : undefined;
  if (isFileProblem(code)) return t(`imports.file.${fileProblems[code]}`);
  if (error instanceof ApiError && error.status === 429) return t('imports.file.busy');
  if (error instanceof ApiError && error.status === 413) return t('imports.file.large', { most: MOST_MB });
  if (error instanceof ApiError && error.status === 507) return t('imports.file.noSpace');
  return t('imports.failed');
}

interface FileFieldProps {
  /** The check was tried without a file. */
  isMissing: boolean;
  onTake: (file: File | null) => void;
}

function FileField({ isMissing, onTake }: FileFieldProps) {
  const { t } = useTranslation('users');
  const id = useId();
  return (
    <Box>
      <Text asChild fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1.5">
        <label htmlFor={id}>{t('imports.file.label')}</label>
      </Text>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        style={{ maxWidth: '100%' }}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onTake(event.target.files?.[0] ?? null)}
      />
      {isMissing && <FieldError id={id}>{t('imports.file.missing')}</FieldError>}
      <Text fontSize="sm" color="fg.muted" marginBlockStart="1.5">
        {t('imports.file.help')}
      </Text>
    </Box>
  );
}

function TemplateButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('users');
  const template = useTemplate();
  return (
    <Button variant="outline" onClick={() => template(kind)}>
      <DownloadIcon aria-hidden />
      {t('imports.template')}
    </Button>
  );
}

interface PhoneCountryProps {
  value: string | null;
  onChange: (country: string) => void;
}

/** D166: spreadsheets rarely have the country of a phone. */
function PhoneCountry(props: PhoneCountryProps) {
  const { t } = useTranslation('users');
  return <CountryField label={t('imports.country.label')} help={t('imports.country.help')} {...props} />;
}

/** What the columns are that hold something known, or that they are left out. */
function UnreadColumns({ form }: { form: ReturnType<typeof useCheck> }) {
  const { decisions, decide, unread, open, heads } = form;
  return (
    <Stack gap="3">
      <LeftOutColumns heads={unread} leftOut={decisions.leaveOut} onChange={(leaveOut) => decide({ leaveOut })} />
      {heads.length === 0 && (
        <ColumnChoice
          names={open}
          heads={unread}
          choice={decisions.columns}
          onChange={(columns) => decide({ columns })}
        />
      )}
    </Stack>
  );
}

/** Uploads a file and has it checked; asks for what the file does not tell. */
export function CheckForm({ onCheck }: { onCheck: (found: PeopleImport | null) => void }) {
  const { t } = useTranslation('users');
  const [isMissing, setMissing] = useState(false);
  const form = useCheck(onCheck);
  const { kind, file, check, decisions, decide, reading, heads, unread, isEncodingUnsure, isRowWrong } = form;
  const isNamed = heads.length > 0 || isEncodingUnsure || isRowWrong;
  const problem = useFileProblem(isNamed ? null : check.error);
  const submit = () => {
    setMissing(!file);
    if (file) check.mutate(file);
  };
  return (
    <Card>
      <Stack gap="4">
        <SelectField
          label={t('imports.kind.label')}
          value={kind}
          options={importKinds.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
          onChange={(event) => form.takeKind(event.target.value === 'teachers' ? 'teachers' : 'students')}
        />
        <FileField
          isMissing={isMissing}
          onTake={(taken) => {
            setMissing(false);
            form.takeFile(taken);
          }}
        />
        <PhoneCountry value={form.phoneCountry} onChange={form.setPhoneCountry} />
        {(reading || isEncodingUnsure) && (
          <ReadingFields
            {...{ reading, isEncodingUnsure, isRowWrong }}
            choice={decisions.reading}
            onChange={(chosen) => decide({ reading: chosen })}
          />
        )}
        {heads.length > 0 && (
          <ColumnChoice
            names={columnsOf(kind)}
            heads={heads}
            text={t('imports.columns.text')}
            choice={decisions.columns}
            onChange={(columns) => decide({ columns })}
          />
        )}
        {unread.length > 0 && <UnreadColumns form={form} />}
        <FormError>{problem}</FormError>
        <Flex gap="3" flexWrap="wrap">
          <Button loading={check.isPending} onClick={submit}>
            {t('imports.check')}
          </Button>
          <TemplateButton kind={kind} />
        </Flex>
      </Stack>
    </Card>
  );
}
