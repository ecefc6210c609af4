import * as v from 'valibot';

/** One of the known values; a value that this version does not know is `other`. */
export const oneOf = <const Known extends readonly string[]>(known: Known) =>
  v.union([
    v.picklist(known),
    v.pipe(
      v.string(),
      v.transform(() => 'other' as const),
    ),
  ]);

export const nullableText = v.nullable(v.string());
export const personSchema = v.object({ id: v.string(), name: v.string() });
/** With the zone of the viewer's own clock; an older API sends none. */
export const partySchema = v.object({ ...personSchema.entries, timezone: v.optional(v.string(), '') });
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), pagination: v.object({ total: v.number() }) });

/** An action that the viewer may perform; an action that the API does not mention is not allowed. */
export const allowed = v.optional(v.boolean(), false);

/** A material in rows of classes and series; `name_ar` is missing where `name` is its only name (D168). */
export const materialRefSchema = v.object({ id: v.string(), name: v.string(), name_ar: v.nullish(v.string()) });

/** The reference in a class, with what it teaches (D107); null if nobody has said it. */
export const taughtMaterialSchema = v.object({ ...materialRefSchema.entries, subject: v.nullish(v.string()) });
