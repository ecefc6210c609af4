import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';
import { nullableText } from '#/base/api/wire.ts';

/** The key of all queries of daily reports: a change of a class changes its report too. */
export const allReports = ['daily-reports'] as const;

const MOST_TEXT = 2000;
export const MOST_REPORT = 5000;

const text = v.pipe(v.string(), v.trim());

/** The typed values of a report, each field once. The attendance is chosen. */
export const reportTexts = typedFields({
  report: { read: v.string(), write: v.pipe(text, v.nonEmpty('report.comment.required')) },
  accomplished: { read: v.string(), write: text },
  notes: { read: nullableText, write: text },
});
export type ReportTextName = (typeof reportTexts.names)[number];
export type ReportTexts = v.InferOutput<typeof reportTexts.written>;

/** The maximum number of characters that the API accepts. */
export const mostOf = (name: ReportTextName): number => (name === 'report' ? MOST_REPORT : MOST_TEXT);

/** Schema entries of the API's draft; a draft of an older version lacks new fields. */
export const draftEntries = v.entriesFromList(reportTexts.names, v.optional(nullableText, null));

/** Schema entries of the form's values, which the device stores. */
export const heldEntries = v.entriesFromList(reportTexts.names, v.string());

type Texts = { readonly [Name in ReportTextName]: string | null };

/** The form's initial values: each text of the draft, otherwise the class's text. */
export function initialTexts(known: Partial<Texts>, draft?: Texts): ReportTexts {
  const each = reportTexts.names.map((name) => [name, draft?.[name] ?? known[name] ?? null]);
  return reportTexts.valuesOf(Object.fromEntries(each) as Texts);
}
