import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { Box, Button, Card, FieldError, Flex, FormError, SelectField, Stack, Text } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useId, useState } from 'react';
import * as v from 'valibot';
import {
  checkImport,
  columnsErrorSchema,
  type ImportColumn,
  type ImportKind,
  importKinds,
  importQueries,
  type PeopleImport,
} from '#/api/imports.ts';
import { ColumnChoice } from './column-choice.tsx';
import { columnsOf, useTemplate } from './use-template.ts';

type Choice = Partial<Record<ImportColumn, string>>;

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
  return t('imports.failed');
}

const headsOf = (error: unknown): string[] => {
  const isOfColumns = error instanceof ApiError && error.fields[0]?.path === 'columns';
  const parsed = isOfColumns ? v.safeParse(columnsErrorSchema, error.data) : null;
  return parsed?.success ? parsed.output.columns.map(({ head }) => head).filter((head) => head !== '') : [];
};

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

/** Uploads a file and has it checked; asks for the columns that the heads do not tell. */
export function CheckForm({ onCheck }: { onCheck: (found: PeopleImport | null) => void }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('students');
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [choice, setChoice] = useState<Choice>({});
  const template = useTemplate();
  const check = useMutation({
    mutationFn: (chosen: File) => checkImport({ file: chosen, kind, columns: choice }),
    onSuccess: onCheck,
    onSettled: () => client.invalidateQueries({ queryKey: importQueries.all() }),
  });
  const heads = headsOf(check.error);
  const problem = useFileProblem(heads.length > 0 ? null : check.error);
  const takeFile = (taken: File | null) => {
    setFile(taken);
    setMissing(false);
    setChoice({});
    check.reset();
    onCheck(null);
  };
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
          onChange={(event) => {
            setKind(event.target.value === 'teachers' ? 'teachers' : 'students');
            onCheck(null);
          }}
        />
        <FileField isMissing={isMissing} onTake={takeFile} />
        {heads.length > 0 && (
          <ColumnChoice names={columnsOf(kind)} heads={heads} choice={choice} onChange={setChoice} />
        )}
        <FormError>{problem}</FormError>
        <Flex gap="3" flexWrap="wrap">
          <Button loading={check.isPending} onClick={submit}>
            {t('imports.check')}
          </Button>
          <Button variant="outline" onClick={() => template(kind)}>
            <DownloadIcon aria-hidden />
            {t('imports.template')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
