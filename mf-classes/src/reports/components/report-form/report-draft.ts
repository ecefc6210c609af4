import { keepDraft, readDraft, requestKey } from '@academy/shared-auth';
import * as v from 'valibot';
import { attendances, type ClassDetail } from '#/class/api/class-schema.ts';
import { heldEntries, initialTexts, reportTexts } from '#/class/api/report-fields.ts';
import type { ReportFields } from '#/reports/api/reports.ts';

const valuesSchema = v.object({
  attendance: v.nullable(v.picklist(attendances)),
  ...heldEntries,
  /** Parts of other domains, by name. */
  parts: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type ReportValues = v.InferOutput<typeof valuesSchema>;

const localSchema = v.object({
  values: valuesSchema,
  /** When it was typed, in ms. */
  at: v.number(),
});

const nameOf = (classId: string) => `class-report:${classId}`;
const keyNameOf = (classId: string) => `class-report-key:${classId}`;

/** A report's draft as stored on this device. */
export const localDraft = (classId: string, values: ReportValues) => ({
  name: nameOf(classId),
  content: { values, at: Date.now() },
});

export function keepLocalDraft(classId: string, values: ReportValues | null): void {
  keepDraft(nameOf(classId), values && localDraft(classId, values).content);
  if (!values) keepDraft(keyNameOf(classId), null);
}

const partsNameOf = (classId: string) => `class-report-parts:${classId}`;
const partsSchema = v.record(v.string(), v.unknown());

/** Stores on this device the parts without which a report is saved, for the next visit to its form. */
export function keepUnsentParts(classId: string, { parts }: ReportValues, names: readonly string[]): void {
  const unsent = names.map((name) => [name, parts[name]]);
  keepDraft(partsNameOf(classId), unsent.length > 0 ? Object.fromEntries(unsent) : null);
}

function unsentParts(classId: string): ReportValues['parts'] {
  const kept = v.safeParse(partsSchema, readDraft(partsNameOf(classId)));
  return kept.success ? kept.output : {};
}

const textsOf = ({ accomplished, notes }: ClassDetail, draft?: ClassDetail['draft']) =>
  initialTexts({ accomplished, notes }, draft ?? undefined);

function serverDraft(detail: ClassDetail) {
  const { draft } = detail;
  if (!draft) return null;
  const known = attendances.find((attendance) => attendance === draft.attendance) ?? null;
  return {
    values: { attendance: known, ...textsOf(detail, draft), parts: draft.parts ?? {} },
    at: Date.parse(draft.updated_at),
  };
}

/** A draft of this device: unfinished, or of a report that has not reached the API. */
function deviceDraft(content: unknown) {
  const kept = v.safeParse(localSchema, content);
  return kept.success ? kept.output : null;
}

const isSame = (one: ReportValues, other: ReportValues): boolean =>
  one.attendance === other.attendance &&
  reportTexts.names.every((name) => one[name].trim() === other[name].trim()) &&
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

/** Whether a draft of this device, as it was sent, equals the form's values. */
export function isDraftOf(content: unknown, values: ReportValues): boolean {
  const sent = deviceDraft(content);
  return sent !== null && isSame(sent.values, values);
}

/** The initial values of a report: the newer of this device's draft and the server's, otherwise those of the class. */
export function initialReport(detail: ClassDetail, unsent: unknown): { values: ReportValues; isRestored: boolean } {
  const kept = [deviceDraft(readDraft(nameOf(detail.id))), deviceDraft(unsent), serverDraft(detail)];
  const drafts = kept.filter((draft) => draft !== null);
  const [newest] = drafts.toSorted((one, other) => other.at - one.at);
  const initial = newest?.values ?? { attendance: null, ...textsOf(detail), parts: {} };
  const parts = { ...unsentParts(detail.id), ...initial.parts };
  return { values: { ...initial, parts }, isRestored: newest !== undefined };
}

const keySchema = v.object({ key: v.string(), content: v.string() });

/** The idempotency key of a report: the same for the same content, also after a reload, so that it is saved once. */
export function reportKey(classId: string, fields: ReportFields): string {
  const content = JSON.stringify(fields);
  const kept = v.safeParse(keySchema, readDraft(keyNameOf(classId)));
  if (kept.success && kept.output.content === content) return kept.output.key;
  const key = requestKey();
  keepDraft(keyNameOf(classId), { key, content });
  return key;
}
