import * as v from 'valibot';
import { instant, password, requiredText, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { erasureStates } from './personal-data.table.ts';

const inLanguages = v.object({ en: v.string(), ar: v.string() });
const person = v.object({ id: v.string(), name: v.string() });

const about = {
  /** A child of the viewer; the viewer if it is left out. */
  student_id: v.optional(wireId),
  /** Needed if the sign-in is not recent. */
  password: v.optional(password),
};
export const aboutBody = v.optional(v.object(about), {});

const personalExport = v.object({
  id: v.string(),
  /** The person whose data it is. */
  about: person,
  status: v.picklist(['waiting', 'ready']),
  createdAt: instant,
  /** Until when it can be downloaded. */
  expiresAt: v.nullable(instant),
  /** In bytes. */
  size: v.nullable(v.number()),
  /** Works only in a session of the user who has requested the export. */
  url: v.nullable(v.string()),
});
export type WireExport = v.InferInput<typeof personalExport>;
export const exportResponse = v.object({ data: personalExport });

const erasure = v.object({
  id: v.string(),
  about: v.object({ ...person.entries, /** Empty for a person without an address (D140). */ email: v.string() }),
  requestedBy: person,
  state: v.picklist(erasureStates),
  createdAt: instant,
  decidedBy: v.nullable(person),
  decidedAt: v.nullable(instant),
  /** Why it was rejected: an admin's text, or what was still open, as `future_classes`. */
  note: v.nullable(v.string()),
  /** When the data are erased. */
  eraseAt: v.nullable(instant),
  may: v.object({ decide: v.boolean(), withdraw: v.boolean() }),
});
export type WireErasure = v.InferInput<typeof erasure>;
export const erasureResponse = v.object({ data: erasure });

export const ownResponse = v.object({
  data: v.object({
    /** The viewer first, then the children. */
    people: v.array(person),
    exports: v.array(personalExport),
    erasures: v.array(erasure),
    /** What no export has, and what becomes of it in an erasure (D160). */
    leftOut: v.array(v.object({ what: inLanguages, why: inLanguages, erasure: v.picklist(['goes', 'stays']) })),
  }),
});

export const erasuresQuery = v.object({ ...pageQuery, state: v.optional(v.picklist(erasureStates)) });
export type ErasuresQuery = v.InferOutput<typeof erasuresQuery>;
export const erasuresPage = pageOf(erasure);

const NOTE_MAX = 500;
export const rejectBody = v.object({ note: requiredText(NOTE_MAX) });
