import * as v from 'valibot';
import { instant, line, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';

const word = v.pipe(line, v.maxLength(60));

export const auditQuery = v.object({
  ...pageQuery,
  subject: v.optional(word),
  subject_id: v.optional(wireId),
  actor_id: v.optional(wireId),
  action: v.optional(word),
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;

export const auditPage = pageOf(
  v.object({
    id: v.string(),
    at: instant,
    /** Null: nobody was signed in, or the academy did it by itself. */
    actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
    action: v.string(),
    subject: v.string(),
    subject_id: v.string(),
    before: v.unknown(),
    after: v.unknown(),
    ip: v.nullable(v.string()),
  }),
);
