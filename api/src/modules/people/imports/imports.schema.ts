import * as v from 'valibot';
import { idParams, instant, line, matching, trimmed } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { columnNames } from './columns/heads.ts';
import { publishedColumns } from './columns/published-columns.ts';
import { encodings } from './file/decode-text.ts';
import { importStates } from './imports.table.ts';

const MOST_MB = 4;
export const MOST_BYTES = MOST_MB * 1024 * 1024;
export const tooLarge = `The file is larger than ${MOST_MB} MB`;
const importKinds = ['students', 'teachers'] as const;

const choice = v.partial(v.object(v.entriesFromList(columnNames, v.nullable(v.pipe(line, v.maxLength(200))))));

const leftOut = v.pipe(v.array(v.pipe(line, v.maxLength(200))), v.maxLength(100));

export const importBody = v.object({
  file: v.file(),
  kind: v.picklist(importKinds, 'Choose students or teachers'),
  /** JSON: for each of our columns the header of the file's column, null for none; what is not said is found. */
  columns: v.optional(v.pipe(trimmed, v.parseJson(undefined, 'This is no JSON'), choice), '{}'),
  /** JSON: the headers of columns that are not to be read although they hold what an import knows. */
  leave_out: v.optional(v.pipe(trimmed, v.parseJson(undefined, 'This is no JSON'), leftOut), '[]'),
  /** The country of phones that are written without its code, as `SA`. */
  phone_country: v.optional(v.pipe(trimmed, v.maxLength(2)), ''),
  /** The sheet, the row with the headers, the encoding; what is not chosen is found. */
  sheet: v.optional(v.pipe(trimmed, v.maxLength(100))),
  head_row: v.optional(v.pipe(matching(/^[1-9]\d{0,6}$/, 'A row number is expected'), v.transform(Number))),
  encoding: v.optional(v.picklist(encodings, 'This encoding is unknown')),
});
export type ImportBody = v.InferOutput<typeof importBody>;

export const importParams = idParams;
export const importsQuery = v.object(pageQuery);
export type ImportsQuery = v.InferOutput<typeof importsQuery>;

/** Whether new people are invited by mail to choose a password. */
export const applyBody = v.optional(v.object({ mail: v.optional(v.boolean(), false) }), {});

const column = v.picklist(columnNames);
const publishedColumn = v.picklist(publishedColumns);
const row = {
  id: v.string(),
  kind: v.picklist(importKinds),
  state: v.picklist(importStates),
  file_name: v.string(),
  /** The number of rows with people. */
  rows: v.number(),
  created: v.number(),
  /** The people who were known before, and how many of them and of the parents the file changes. */
  updated: v.number(),
  changed: v.number(),
  /** The parents that it makes, each once, and those who were known before. */
  parents: v.number(),
  known_parents: v.number(),
  /** Cells without which their rows are imported. */
  warning_total: v.number(),
  problem_total: v.number(),
  author: v.object({ id: v.string(), name: v.string() }),
  created_at: instant,
  applied_at: v.nullable(instant),
  undo_until: v.nullable(instant),
  may: v.object({ apply: v.boolean(), undo: v.boolean() }),
};
const place = { row: v.number(), value: v.string(), code: v.string(), message: v.string() };
const problem = v.object({ ...place, column: publishedColumn, field: column });
/** Of a row as a whole, or of a column of the file that is not read: `head` is its header. */
const doubt = v.object({ ...place, head: v.string() });
const reading = v.object({
  /** Empty for a text file. */
  sheet: v.string(),
  sheets: v.array(v.string()),
  /** The number of the row with the headers. */
  head_row: v.number(),
  /** Null for a workbook. */
  encoding: v.nullable(v.string()),
});
const warning = v.object({
  row: v.number(),
  column,
  value: v.string(),
  code: v.string(),
  name: v.string(),
  /** Whom the row made or changed; null until it is applied. */
  person_id: v.nullable(v.string()),
});
const text = v.nullable(v.string());
const person = v.object({
  row: v.number(),
  is_new: v.boolean(),
  is_changed: v.boolean(),
  ...v.entriesFromList(['name', 'email', 'phone', 'code', 'parent_name', 'parent_email'], text),
  balance: v.nullable(v.number()),
  /** Of somebody who is known. */
  before: v.nullable(v.object({ name: v.string(), phone: text, balance: v.number() })),
});
const outcome = v.object({
  /** Whom it has made and changed, as they are called now: the first 500. */
  people: v.array(v.object({ id: v.string(), name: v.string(), is_new: v.boolean(), is_parent: v.boolean() })),
  /** New parents whose name is still made from the address: the first 500. */
  unnamed: v.array(v.object({ id: v.string(), email: v.string() })),
});
const shown = v.object({
  ...row,
  columns: v.array(v.object({ head: v.string(), column: v.nullable(publishedColumn), field: v.nullable(column) })),
  /** The wrong cells. Of these and of `doubts` the first 500; `problem_total` counts all. */
  problems: v.array(problem),
  /** Places of the file that may have been read wrongly, beside single cells. */
  doubts: v.array(doubt),
  /** The first five people as they will be after the import; empty once it is applied. */
  preview: v.array(person),
  /** The people in the rows as they will be, the first 500; empty once it is applied. */
  people: v.array(person),
  /** The first 500. */
  warnings: v.array(warning),
  /** For two days after it was applied; else null. */
  outcome: v.nullable(outcome),
  /** How the file was read; null later. */
  reading: v.nullable(reading),
});
export type WireImport = v.InferInput<typeof shown>;

export const importsPage = pageOf(v.object(row));
export const importResponse = v.object({ data: shown });

/** Why a person is not changed when an import is undone. */
const leftReasons = ['changed', 'used', 'related', 'classes', 'child', 'phone'] as const;
export type LeftReason = (typeof leftReasons)[number];
const left = v.object({ id: v.string(), name: v.string(), reason: v.picklist(leftReasons) });
export const undoneResponse = v.object({
  data: v.object({ removed: v.number(), reverted: v.number(), left: v.array(left) }),
});
export type Undone = v.InferInput<typeof undoneResponse>['data'];
