import { ApiError } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  checkImport,
  columnsErrorSchema,
  type ImportColumn,
  type ImportKind,
  importQueries,
  type PeopleImport,
  type Reading,
  readingErrorSchema,
} from '#/api/imports.ts';
import type { ReadingChoice } from './reading-fields.tsx';
import { columnsOf } from './use-template.ts';

type ColumnChoice = Partial<Record<ImportColumn, string>>;

/** What the admin has decided about the file; what is not decided is found. */
interface Decisions {
  columns: ColumnChoice;
  reading: ReadingChoice;
  leaveOut: readonly string[];
}

const NONE: Decisions = { columns: {}, reading: {}, leaveOut: [] };

const headsOf = (error: unknown): string[] => {
  const isOfColumns = error instanceof ApiError && error.fields[0]?.path === 'columns';
  const parsed = isOfColumns ? v.safeParse(columnsErrorSchema, error.data) : null;
  return parsed?.success ? parsed.output.columns.map(({ head }) => head).filter((head) => head !== '') : [];
};

const readingOf = (error: unknown): Reading | null => {
  const parsed = error instanceof ApiError ? v.safeParse(readingErrorSchema, error.data) : null;
  return parsed?.success ? parsed.output.reading : null;
};

const pathOf = (error: unknown) => (error instanceof ApiError ? error.fields[0]?.path : undefined);

/** The file, its kind, the decisions about it, and what the last check has said of it. */
export function useCheck(onCheck: (found: PeopleImport | null) => void) {
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('students');
  const [file, setFile] = useState<File | null>(null);
  const [decisions, setDecisions] = useState(NONE);
  const [phoneCountry, setPhoneCountry] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [matched, setMatched] = useState<readonly ImportColumn[]>([]);
  const check = useMutation({
    mutationFn: (chosen: File) => checkImport({ file: chosen, kind, phoneCountry, ...decisions }),
    onSuccess: (found) => {
      setReading(found.reading);
      setUnread(found.doubts.flatMap(({ code, head }) => (code === 'unread' ? [head] : [])));
      setMatched(found.columns.flatMap(({ column }) => column ?? []));
      onCheck(found);
    },
    onError: (error) => {
      setReading((before) => readingOf(error) ?? before);
      onCheck(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: importQueries.all() }),
  });
  const decide = (about: Partial<Decisions>) => setDecisions((before) => ({ ...before, ...about }));
  return {
    ...{ kind, file, check, decisions, decide, reading, phoneCountry, setPhoneCountry },
    heads: headsOf(check.error),
    /** The columns that hold something known and are not read, with those that are left out. */
    unread: [...new Set([...decisions.leaveOut, ...unread])],
    /** The fields that such a column can be. */
    open: columnsOf(kind).filter((name) => !matched.includes(name) || decisions.columns[name] !== undefined),
    isEncodingUnsure: pathOf(check.error) === 'encoding',
    isRowWrong: pathOf(check.error) === 'head_row',
    takeKind(taken: ImportKind) {
      setKind(taken);
      onCheck(null);
    },
    takeFile(taken: File | null) {
      setFile(taken);
      setDecisions(NONE);
      setReading(null);
      setUnread([]);
      check.reset();
      onCheck(null);
    },
  };
}
