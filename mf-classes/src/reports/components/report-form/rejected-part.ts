import { ApiError } from '@academy/shared-auth';

/** The API's message about a part that it rejects (ADR 116); null if it rejected the report for another reason. */
export function rejectedPart(error: unknown): { name: string; message: string } | null {
  const field = error instanceof ApiError ? error.fields.find(({ path }) => path.startsWith('parts.')) : undefined;
  const name = field?.path.split('.')[1];
  return field && name ? { name, message: field.message } : null;
}
