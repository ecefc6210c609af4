import * as v from 'valibot';

export const recipientsResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** The recipient's relation to the person; null: the person. */
      relation: v.nullable(v.picklist(['parent'])),
      /** The language of the pages that they used last; null where it is not known. */
      language: v.nullable(v.picklist(['en', 'ar'])),
      timezone: v.string(),
      /** Null where there is none, or the viewer may not see it. */
      phone: v.nullable(v.string()),
    }),
  ),
});
