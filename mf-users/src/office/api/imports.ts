import { http, upload } from '@academy/shared-auth';
import { latinDigits } from '@academy/shared-auth/typed-text';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

export const importColumns = ['name', 'email', 'phone', 'code', 'parent_name', 'parent_email', 'balance'] as const;
export type ImportColumn = (typeof importColumns)[number];
export const importKinds = ['students', 'teachers'] as const;
export type ImportKind = (typeof importKinds)[number];

const column = v.picklist(importColumns);
/** 0 from an API that does not count it yet. */
const count = v.optional(v.number(), 0);
const rowSchema = v.object({
  id: v.string(),
  kind: v.picklist(importKinds),
  state: v.picklist(['checked', 'applied', 'undone']),
  file_name: v.string(),
  rows: v.number(),
  created: v.number(),
  updated: v.number(),
  /** How many of the known people and parents it changes. */
  changed: count,
  /** Of parents the new ones. */
  parents: count,
  known_parents: count,
  warning_total: count,
  problem_total: v.number(),
  author: v.object({ id: v.string(), name: v.string() }),
  created_at: v.string(),
  undo_until: v.nullable(v.string()),
  may: v.object({ apply: v.boolean(), undo: v.boolean() }),
});
export type ImportRow = v.InferOutput<typeof rowSchema>;

const matchedSchema = v.array(v.object({ head: v.string(), field: v.nullable(column) }));
export type MatchedColumns = v.InferOutput<typeof matchedSchema>;
/** The columns that were assigned by hand; null: not in the file. */
export type ColumnChoice = Partial<Record<ImportColumn, string | null>>;
const place = { row: v.number(), value: v.string(), code: v.string(), message: v.string() };
/** The encodings that can be chosen for a text file. */
export const encodings = [
  ...(['utf-8', 'windows-1256', 'windows-1252', 'windows-1250', 'windows-1254', 'windows-1251', 'macintosh'] as const),
];
const readingSchema = v.object({
  /** Empty for a text file. */
  sheet: v.string(),
  sheets: v.array(v.string()),
  head_row: v.number(),
  /** Null for a workbook. */
  encoding: v.nullable(v.string()),
});
/** How a file was read. */
export type Reading = v.InferOutput<typeof readingSchema>;
const text = v.nullable(v.string());
const personSchema = v.object({
  row: v.number(),
  is_new: v.boolean(),
  is_changed: v.boolean(),
  ...v.entriesFromList(['name', 'email', 'phone', 'code', 'parent_name', 'parent_email'], text),
  balance: v.nullable(v.number()),
  before: v.nullable(v.object({ name: v.string(), phone: text, balance: v.number() })),
});
export type PlannedPerson = v.InferOutput<typeof personSchema>;
const warningSchema = v.object({
  ...{ row: v.number(), column, value: v.string(), code: v.string(), name: v.string() },
  /** Null before it is applied. */
  person_id: text,
});
const outcomeSchema = v.object({
  people: v.array(v.object({ id: v.string(), name: v.string(), is_new: v.boolean(), is_parent: v.boolean() })),
  /** New parents whose name is still made from the address. */
  unnamed: v.array(v.object({ id: v.string(), email: v.string() })),
});

const importSchema = v.object({
  ...rowSchema.entries,
  columns: matchedSchema,
  problems: v.array(v.object({ ...place, field: column })),
  /** Of rows as a whole, and of columns that are not read. */
  doubts: v.array(v.object({ ...place, head: v.string() })),
  /** The first people as they will be after the import. */
  preview: v.array(personSchema),
  /** All people in the rows, the first 500; empty once it is applied. */
  people: v.array(personSchema),
  /** Cells without which their rows are imported. */
  warnings: v.array(warningSchema),
  /** For two days after it was applied. */
  outcome: v.nullable(outcomeSchema),
  /** Null for an earlier check. */
  reading: v.nullable(readingSchema),
});
export type PeopleImport = v.InferOutput<typeof importSchema>;
export const importResponseSchema = v.object({ data: importSchema });
export const importPageSchema = v.object({ data: v.array(rowSchema), pagination: v.object({ total: v.number() }) });

/** The data of an error about a file's columns, in addition to its text. */
export const columnsErrorSchema = v.object({ columns: matchedSchema, column });
/** The data of an error about a file that could be read. */
export const readingErrorSchema = v.object({ reading: readingSchema });

const undoneSchema = v.object({
  data: v.object({
    removed: v.number(),
    reverted: v.number(),
    left: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Null: one that this release has no words for. The import is undone all the same. */
        reason: v.fallback(v.nullable(v.picklist(['changed', 'used', 'related', 'classes', 'child', 'phone'])), null),
      }),
    ),
  }),
});
export type UndoneImport = v.InferOutput<typeof undoneSchema>['data'];

const imports = ['imports'] as const;
const pathOf = (id: string) => `imports/${encodeURIComponent(id)}`;

export const importQueries = {
  all: () => imports,
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...imports, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<ImportRow>> => {
        const { data, pagination } = await http.get('imports', { searchParams, signal }).json(importPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
};

export interface SentFile {
  file: File;
  kind: ImportKind;
  columns: ColumnChoice;
  /** What was chosen by hand, as it was typed; the rest is found. */
  reading?: { sheet?: string; head_row?: string; encoding?: string };
  /** The heads of columns that are not to be read. */
  leaveOut?: readonly string[];
  /** The country of phones that are written without its code. */
  phoneCountry?: string | null;
}

/** @throws ApiError 422 at `file`, at `encoding`, or at `columns` with the file's heads; 429 while another is read. */
export async function checkImport({
  file,
  kind,
  columns,
  reading = {},
  leaveOut = [],
  phoneCountry = null,
}: SentFile): Promise<PeopleImport> {
  const body = new FormData();
  body.set('kind', kind);
  body.set('columns', JSON.stringify(columns));
  if (leaveOut.length > 0) body.set('leave_out', JSON.stringify(leaveOut));
  const { sheet = '', head_row = '', encoding = '' } = reading;
  if (sheet !== '') body.set('sheet', sheet);
  if (head_row.trim() !== '') body.set('head_row', latinDigits(head_row.trim()));
  if (encoding !== '') body.set('encoding', encoding);
  if (phoneCountry) body.set('phone_country', phoneCountry);
  body.set('file', file);
  return (await upload('imports', body).json(importResponseSchema)).data;
}

export const findImport = async (id: string): Promise<PeopleImport> =>
  (await http.get(pathOf(id)).json(importResponseSchema)).data;

/** @throws ApiError 409 `outdated` if people have changed since the check. */
export const applyImport = async (id: string, mail: boolean): Promise<PeopleImport> =>
  (await http.post(`${pathOf(id)}/apply`, { json: { mail } }).json(importResponseSchema)).data;

/** @throws ApiError 409 if it is too late. */
export const undoImport = async (id: string): Promise<UndoneImport> =>
  (await http.delete(pathOf(id)).json(undoneSchema)).data;
