import { jsonPairsOf } from '#base/fields/fields.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { legalTextFields } from './consent.fields.ts';
import { type LegalKind, legalKinds } from './consents.table.ts';

/** SQL: the current version of each kind that has one. */
export const currentVersions = `(select distinct on (kind) * from legal_texts order by kind, version desc)`;

const kinds = legalKinds.map((kind) => `'${kind}'`).join(', ');

/** SQL: the order in which the kinds are shown. */
export const inOrder = (kind: string): string => `array_position(array[${kinds}], ${kind})`;

/** SQL: a row `l` of texts in responses. */
export const textJson = jsonPairsOf(legalTextFields);

/**
 * SQL: the people for whom a viewer consents, as rows `id, child`: parents for children under age, all others for
 * themselves.
 * @param viewer a placeholder, as `$1::bigint`.
 */
export const consentsFor = (viewer: string): string => `(
  select ${viewer} as id, false as child where not ${isUnderAge(viewer)}
  union select e.user_id, true from ${effectiveRelations} e
    where e.related_user_id = ${viewer} and e.relationship_type = 'parent' and ${isUnderAge('e.user_id')})`;

/** SQL: whether the text `l` was accepted for a person. */
export const isAcceptedFor = (person: string): string =>
  `exists (select from consents c where c.user_id = ${person} and c.kind = l.kind and c.version = l.version)`;

/** SQL: whether a version of a text from a certain one on was accepted for a person. */
export const isAcceptedSince = (person: string, kind: LegalKind, version: string): string =>
  `exists (select from consents c where c.user_id = ${person} and c.kind = '${kind}' and c.version >= ${version})`;
