import * as v from 'valibot';

export const recipientsResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** What they are to the person; null: the person. */
      relation: v.nullable(v.picklist(['parent'])),
      /** Of the pages that they used last; null: nobody knows it. */
      language: v.nullable(v.picklist(['en', 'ar'])),
      timezone: v.string(),
      /** Null where there is none, or the viewer may not see it. */
      phone: v.nullable(v.string()),
    }),
  ),
});
