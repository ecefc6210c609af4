import { keepDraft, readDraft, requestKey } from '@academy/shared-auth';
import * as v from 'valibot';
import { attendances, type ClassDetail } from '#/api/class-schema.ts';
import { heldEntries, initialTexts } from '#/api/report-fields.ts';
import type { ReportFields } from '#/api/reports.ts';

const valuesSchema = v.object({ attendance: v.nullable(v.picklist(attendances)), ...heldEntries });
export type ReportValues = v.InferOutput<typeof valuesSchema>;

const localSchema = v.object({
  values: valuesSchema,
  /** When it was written, in ms. */
  at: v.number(),
});

const nameOf = (classId: string) => `class-report:${classId}`;
const keyNameOf = (classId: string) => `class-report-key:${classId}`;

/** A report's draft as it is kept on this device. */
export const localDraft = (classId: string, values: ReportValues) => ({
  name: nameOf(classId),
  content: { values, at: Date.now() },
});

export function keepLocalDraft(classId: string, values: ReportValues | null): void {
  keepDraft(nameOf(classId), values && localDraft(classId, values).content);
  if (!values) keepDraft(keyNameOf(classId), null);
}

const textsOf = ({ accomplished, notes }: ClassDetail, draft?: ClassDetail['draft']) =>
  initialTexts({ accomplished, notes }, draft ?? undefined);

function serverDraft(detail: ClassDetail) {
  const { draft } = detail;
  if (!draft) return null;
  const known = attendances.find((attendance) => attendance === draft.attendance) ?? null;
  return { values: { attendance: known, ...textsOf(detail, draft) }, at: Date.parse(draft.updated_at) };
}

/** A draft of this device: unfinished, or of a report that has not arrived. */
function deviceDraft(content: unknown) {
  const kept = v.safeParse(localSchema, content);
  return kept.success ? kept.output : null;
}

const isSame = (one: ReportValues, other: ReportValues): boolean =>
  Object.entries(one).every(
    ([name, value]) => (value ?? '').trim() === (other[name as keyof ReportValues] ?? '').trim(),
  );

/** Whether a draft of this device, as it went out, is what is written. */
export function isDraftOf(content: unknown, values: ReportValues): boolean {
  const sent = deviceDraft(content);
  return sent !== null && isSame(sent.values, values);
}

/** What a report begins with: the newest draft of this device and the server's, else what the class says already. */
export function initialReport(detail: ClassDetail, unsent: unknown): { values: ReportValues; isRestored: boolean } {
  const kept = [deviceDraft(readDraft(nameOf(detail.id))), deviceDraft(unsent), serverDraft(detail)];
  const drafts = kept.filter((draft) => draft !== null);
  const [newest] = drafts.toSorted((one, other) => other.at - one.at);
  if (newest) return { values: newest.values, isRestored: true };
  return { values: { attendance: null, ...textsOf(detail) }, isRestored: false };
}

const keySchema = v.object({ key: v.string(), content: v.string() });

/** The key of a report: the same for the same content, also after a reload, so that it is saved once. */
export function reportKey(classId: string, fields: ReportFields): string {
  const content = JSON.stringify(fields);
  const kept = v.safeParse(keySchema, readDraft(keyNameOf(classId)));
  if (kept.success && kept.output.content === content) return kept.output.key;
  const key = requestKey();
  keepDraft(keyNameOf(classId), { key, content });
  return key;
}
