import { http, upload } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const nullable = v.nullable(v.string());

const documentSchema = v.object({
  id: v.string(),
  kind: v.string(),
  number: nullable,
  issuedBy: nullable,
  from: nullable,
  until: nullable,
  file: v.nullable(v.object({ image_path: v.string(), name: nullable })),
  /** Null: one that this version does not know. */
  state: v.fallback(v.nullable(v.picklist(['to_come', 'valid', 'ending', 'ended'])), null),
});
export type StaffDocument = v.InferOutput<typeof documentSchema>;

const documentsResponse = v.object({
  data: v.array(documentSchema),
  /** What must be valid to teach children, and is not. */
  missing: v.array(v.string()),
  kinds: v.array(v.string()),
  may: v.object({ change: v.boolean() }),
});
const missingResponse = v.object({ data: v.object({ missing: v.boolean() }) });
export type StaffDocuments = v.InferOutput<typeof documentsResponse>;

const all = ['documents'] as const;
const pathOf = (teacherId: string) => `teachers/${encodeURIComponent(teacherId)}/documents`;

export const documentQueries = {
  all: () => all,
  of: (teacherId: string) =>
    queryOptions({
      queryKey: [...all, teacherId],
      queryFn: async ({ signal }) => http.get(pathOf(teacherId), { signal }).json(documentsResponse),
    }),
  /** Whether the teacher lacks a document for teaching children. */
  missing: (teacherId: string) =>
    queryOptions({
      queryKey: [...all, 'missing', teacherId],
      queryFn: async ({ signal }) =>
        (await http.get(`${pathOf(teacherId)}/missing`, { signal }).json(missingResponse)).data,
      retry: false,
    }),
};

export interface NewDocument {
  kind: string;
  number: string;
  issuedBy: string;
  from: string;
  until: string;
  file: File | null;
}

/** @throws ApiError 422 at a field. */
export async function addDocument(teacherId: string, { file, ...fields }: NewDocument, key: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') body.set(name, value);
  if (file) body.set('file', file);
  await upload(pathOf(teacherId), body, { headers: { 'Idempotency-Key': key } });
}

export async function deleteDocument(id: string): Promise<void> {
  await http.delete(`documents/${encodeURIComponent(id)}`);
}
