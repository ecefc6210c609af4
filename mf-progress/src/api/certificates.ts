import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const person = v.object({ id: v.string(), name: v.string() });

const certificateSchema = v.object({
  id: v.string(),
  /** 0: the whole Quran. */
  juz: v.number(),
  student: person,
  proposedBy: person,
  proposedAt: v.string(),
  /** Null: not confirmed yet. */
  confirmedBy: v.nullable(person),
  confirmedAt: v.nullable(v.string()),
  may: v.object({ confirm: v.boolean(), withdraw: v.boolean() }),
});
export type Certificate = v.InferOutput<typeof certificateSchema>;
export const certificatesResponse = v.object({
  data: v.array(certificateSchema),
  /** The certificates that the viewer can propose. */
  proposable: v.array(v.number()),
  /** Those that need a passed exam first (D156). */
  examNeeded: v.optional(v.array(v.number()), []),
});

const proposedSchema = v.omit(certificateSchema, ['confirmedBy', 'confirmedAt', 'may']);
export type Proposed = v.InferOutput<typeof proposedSchema>;
const proposedResponse = v.object({ data: v.array(proposedSchema) });

const pathOf = (studentId: string) => `students/${encodeURIComponent(studentId)}/certificates`;
const ownPathOf = (id: string) => `certificates/${encodeURIComponent(id)}`;

export const certificateQueries = {
  of: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'certificates'],
      queryFn: async ({ signal }) => http.get(pathOf(studentId), { signal }).json(certificatesResponse),
    }),
  /** The proposals that the viewer can confirm, the oldest first. */
  proposed: () =>
    queryOptions({
      queryKey: ['progress', 'proposed-certificates'],
      queryFn: async ({ signal }) => (await http.get('certificates/proposed', { signal }).json(proposedResponse)).data,
    }),
};

/** The same key never proposes twice. */
export async function proposeCertificate(studentId: string, juz: number, key: string): Promise<void> {
  await http.post(pathOf(studentId), { json: { juz }, headers: { 'Idempotency-Key': key } });
}

export async function confirmCertificate(id: string): Promise<void> {
  await http.put(`${ownPathOf(id)}/confirm`);
}

export async function withdrawCertificate(id: string): Promise<void> {
  await http.delete(ownPathOf(id));
}

/** A confirmed certificate, as PDF. */
export async function certificatePaper(id: string, language: 'en' | 'ar'): Promise<Blob> {
  return (await http.get(`${ownPathOf(id)}/paper`, { searchParams: { language } })).blob();
}
