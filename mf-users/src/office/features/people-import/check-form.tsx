import { ApiError } from '@academy/shared-auth';
import { Button, Card, Flex, FormError, Grid, SelectField, Stack } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { CountryField } from '@academy/shared-ui/phone';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportKind, importKinds } from '#/office/api/imports.ts';
import { FileField } from './file-field.tsx';
import type { Check } from './use-check.ts';
import { useTemplate } from './use-template.ts';

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

interface CheckFormProps {
  form: Check;
  fileInput: Ref<HTMLInputElement>;
  /** Nothing below offers to check the file again. */
  isAlone: boolean;
}

/** Who is in a file, and the file, which is checked as soon as it is chosen. */
export function CheckForm({ form, fileInput, isAlone }: CheckFormProps) {
  const { t } = useTranslation('users');
  const { file, check, decisions, decide, columns, isEncodingUnsure, isRowWrong } = form;
  const isNamed = columns?.wrong || isEncodingUnsure || isRowWrong;
  const problem = useFileProblem(isNamed ? null : check.error);
  return (
    <Card>
      <Stack gap="4">
        <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))">
          <SelectField
            label={t('imports.kind.label')}
            value={decisions.kind}
            options={importKinds.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
            onChange={(event) => decide({ kind: event.target.value === 'teachers' ? 'teachers' : 'students' })}
          />
          {/* D166: spreadsheets rarely have the country of a phone. */}
          <CountryField
            label={t('imports.country.label')}
            help={t('imports.country.help')}
            value={decisions.phoneCountry}
            onChange={form.takeCountry}
          />
        </Grid>
        <FileField ref={fileInput} file={file} isPending={check.isPending} onTake={form.takeFile} />
        {problem && <FormError>{problem}</FormError>}
        <Flex gap="3" flexWrap="wrap" alignItems="center">
          {file && problem && isAlone && (
            <Button loading={check.isPending} onClick={form.checkAgain}>
              {t('imports.again')}
            </Button>
          )}
          <TemplateButton kind={decisions.kind} />
        </Flex>
      </Stack>
    </Card>
  );
}
