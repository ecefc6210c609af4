import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { instant, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { legalTextFields } from './consent.fields.ts';
import { legalKinds } from './consents.table.ts';

const { kind, version, text, opensChats } = bodyOf(legalTextFields).entries;
const person = v.object({ id: v.string(), name: v.string() });

const legalText = responseOf(legalTextFields);
export type WireLegalText = v.InferInput<typeof legalText>;
export const currentTexts = v.object({ data: v.array(legalText) });

export const consentsResponse = v.object({
  data: v.object({
    /** The current versions. */
    texts: v.array(legalText),
    /** The people for whom the viewer must still accept texts, and which ones: first the viewer, then children. */
    asked: v.array(v.object({ ...person.entries, child: v.boolean(), kinds: v.array(kind) })),
  }),
});
export type WireConsents = v.InferInput<typeof consentsResponse>['data'];

const accepted = v.object({ kind, version });

export const acceptBody = v.object({
  accept: v.pipe(v.array(accepted), v.minLength(1), v.maxLength(legalKinds.length)),
  /** A child of the viewer; the viewer if it is left out. */
  student_id: v.optional(wireId),
  /** The language in which the texts were shown. */
  language: v.picklist(['en', 'ar']),
});
export type Acceptance = v.InferOutput<typeof acceptBody>;

export const publishBody = v.object({
  kind,
  /** The next version after the one that the admin saw; 1 for the first. */
  version,
  text,
  opensChats,
});
export type Publication = v.InferOutput<typeof publishBody>;

export const textsQuery = v.object({ ...pageQuery, kind: v.optional(kind) });
export type TextsQuery = v.InferOutput<typeof textsQuery>;
const publishedText = v.object({
  id: v.string(),
  ...legalText.entries,
  publishedBy: v.nullable(person),
  /** The number of people for whom it was accepted. */
  accepted: v.number(),
  /** The number of active people for whom it was not accepted; null for a former version. */
  missing: v.nullable(v.number()),
});
export type WirePublishedText = v.InferInput<typeof publishedText>;
export const textsPage = pageOf(publishedText);

export const missingQuery = v.object({
  ...pageQuery,
  /** In the name. */
  search: searchTerm,
});
export type MissingQuery = v.InferOutput<typeof missingQuery>;
const missingPerson = v.object({
  ...person.entries,
  role: v.string(),
  /** Whether a parent consents for this person, who is younger than 16. */
  byParent: v.boolean(),
});
export type WireMissing = v.InferInput<typeof missingPerson>;
export const missingPage = v.object({
  ...pageOf(missingPerson).entries,
  /** The current version that was not accepted. */
  text: accepted,
});
export const publishedResponse = v.object({ data: publishedText });

export const personsConsents = v.object({
  data: v.object({
    /** Whether a parent consents for this person, who is younger than 16. */
    byParent: v.boolean(),
    /** The current versions, with when and by whom each was accepted. */
    consents: v.array(
      v.object({ kind, version: v.number(), acceptedAt: v.nullable(instant), acceptedBy: v.nullable(person) }),
    ),
  }),
});
export type WirePersonsConsents = v.InferInput<typeof personsConsents>['data'];
