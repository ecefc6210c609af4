import { ApiError } from '@academy/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type ColumnChoice,
  checkImport,
  columnsErrorSchema,
  type ImportColumn,
  type ImportKind,
  type MatchedColumns,
  type PeopleImport,
  type Reading,
  readingErrorSchema,
} from '#/office/api/imports.ts';
import type { ReadingChoice } from './reading-fields.tsx';

/** What the admin has decided about the file; what is not decided is found. */
interface Decisions {
  kind: ImportKind;
  phoneCountry: string | null;
  columns: ColumnChoice;
  reading: ReadingChoice;
  leaveOut: readonly string[];
}

/** The decisions that hold for one file only. */
const OF_FILE = { columns: {}, reading: {}, leaveOut: [] };
const FIRST: Decisions = { kind: 'students', phoneCountry: null, ...OF_FILE };

/** What a check has said of the columns, also where it has failed. */
interface Columns {
  matched: MatchedColumns;
  /** The field that no column is, or more than one. */
  wrong: { column: ImportColumn; code: string } | null;
}

const columnsOf = (error: unknown): Columns | null => {
  const [field] = error instanceof ApiError ? error.fields : [];
  if (!(error instanceof ApiError) || field?.path !== 'columns') return null;
  const parsed = v.safeParse(columnsErrorSchema, error.data);
  if (!parsed.success) return null;
  return { matched: parsed.output.columns, wrong: { column: parsed.output.column, code: field.code } };
};

const readingOf = (error: unknown): Reading | null => {
  const parsed = error instanceof ApiError ? v.safeParse(readingErrorSchema, error.data) : null;
  return parsed?.success ? parsed.output.reading : null;
};

const pathOf = (error: unknown) => (error instanceof ApiError ? error.fields[0]?.path : undefined);

/** A copy, so that it can be sent again after the file was changed on the device. */
const copyOf = async (file: File) => new File([await file.arrayBuffer()], file.name, { type: file.type });

interface ChosenFile {
  name: string;
  copy: Promise<File>;
}

interface Sent {
  file: ChosenFile;
  about: Decisions;
}

interface Chosen {
  decisions: Decisions;
  file: ChosenFile | null;
}

/** The file and the decisions; `now` has them before the next rendering, as file and country may come within one. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>({ decisions: FIRST, file: null });
  const now = useRef(chosen);
  const take = (change: Partial<Chosen>) => {
    now.current = { ...now.current, ...change };
    setChosen(now.current);
  };
  return { ...chosen, now, take };
}

/** The file, the decisions about it, and what the last check has said of it. */
export function useCheck(onCheck: (found: PeopleImport | null) => void) {
  const { now, take, decisions, file } = useChosen();
  const [columns, setColumns] = useState<Columns | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  /** The response to an earlier request does not contain the present decisions. */
  const newest = useRef<Sent | null>(null);
  const check = useMutation({
    mutationFn: async ({ file: sent, about }: Sent) => checkImport({ file: await sent.copy, ...about }),
    onMutate: (sent) => {
      newest.current = sent;
    },
    onSuccess: (found, sent) => {
      if (sent !== newest.current) return;
      setReading(found.reading);
      setUnread(found.doubts.flatMap(({ code, head }) => (code === 'unread' ? [head] : [])));
      setColumns({ matched: found.columns, wrong: null });
      onCheck(found);
    },
    onError: (error, sent) => {
      if (sent !== newest.current) return;
      setReading((before) => readingOf(error) ?? before);
      setColumns((before) => columnsOf(error) ?? before);
      onCheck(null);
    },
  });
  return {
    ...{ file, check, decisions, columns, reading },
    /** The columns that hold something known and are not read, with those that are left out. */
    unread: [...new Set([...decisions.leaveOut, ...unread])],
    isEncodingUnsure: pathOf(check.error) === 'encoding',
    isRowWrong: pathOf(check.error) === 'head_row',
    /** Something was decided since the last result, so it does not hold. */
    isOutdated: check.isPending || (check.variables !== undefined && check.variables.about !== decisions),
    decide: (about: Partial<Decisions>) => take({ decisions: { ...now.current.decisions, ...about } }),
    /** Checks the file once more, with what is decided now. */
    checkAgain: () => file && check.mutate({ file, about: decisions }),
    /** The device's country comes by itself, maybe after the file: then what was checked without it does not hold. */
    takeCountry(phoneCountry: string) {
      const { decisions: before, file: chosen } = now.current;
      const about = { ...before, phoneCountry };
      take({ decisions: about });
      if (chosen && before.phoneCountry === null) check.mutate({ file: chosen, about });
    },
    takeFile(chosen: File) {
      const about = { ...now.current.decisions, ...OF_FILE };
      const taken = { name: chosen.name, copy: copyOf(chosen) };
      setColumns(null);
      setReading(null);
      setUnread([]);
      take({ decisions: about, file: taken });
      onCheck(null);
      check.mutate({ file: taken, about });
    },
  };
}

export type Check = ReturnType<typeof useCheck>;
