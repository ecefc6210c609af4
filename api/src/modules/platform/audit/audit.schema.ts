import * as v from 'valibot';
import { givenInstant, instant, line, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';

const word = v.pipe(line, v.maxLength(60));
/** A day in the viewer's zone, or an instant. */
const moment = v.union([day, givenInstant]);

const filter = {
  subject: v.optional(word),
  subject_id: v.optional(wireId),
  actor_id: v.optional(wireId),
  action: v.optional(word),
  /** Another name of `actor_id`. */
  actor: v.optional(wireId),
  /** A person whom the changed objects are about. */
  about: v.optional(wireId),
  /** The first and the last day, both included. An instant as `to` is excluded. */
  from: v.optional(moment),
  to: v.optional(moment),
};

export const auditFilter = v.object(filter);
export type AuditFilter = v.InferOutput<typeof auditFilter>;

/** `cursor` is `next` of the former page: the page after it costs as little as the first, however deep. */
export const auditQuery = v.object({ ...pageQuery, ...filter, cursor: v.optional(wireId) });
export type AuditQuery = v.InferOutput<typeof auditQuery>;

const person = v.object({ id: v.string(), name: v.string() });

const auditLine = v.object({
  id: v.string(),
  at: instant,
  /** Null: nobody was signed in, or the academy itself acted. */
  actor: v.nullable(person),
  /** The name of the key with which a program acted for the actor (D158). */
  key: v.nullable(v.string()),
  action: v.string(),
  subject: v.string(),
  subject_id: v.string(),
  /** The action as a text, in the language of this browser's pages; so are the changes. */
  what: v.string(),
  /** The people whom the object is about, as far as they are known. */
  about: v.array(person),
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  before: v.unknown(),
  after: v.unknown(),
  ip: v.nullable(v.string()),
});

export const auditPage = v.object({ ...pageOf(auditLine).entries, next: v.nullable(v.string()) });

export const actionList = v.object({ data: v.array(v.object({ action: v.string(), what: v.string() })) });
