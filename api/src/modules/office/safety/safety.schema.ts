import * as v from 'valibot';

/** What holds now; what a setting has switched off is null, false or empty. */
const safety = v.object({
  /** By role, without names: who reads concerns (D146). Null if nobody is named. */
  concerns: v.nullable(v.object({ readBy: v.array(v.string()) })),
  /** The kinds of documents that teachers of children need (D145). */
  documents: v.array(v.string()),
  /** After how many minutes a family is notified of a student who has not joined (D144). */
  notJoinedMinutes: v.nullable(v.number()),
  /** Whether teachers do not see the contacts of their students (D9). */
  contactsHidden: v.boolean(),
  /** The texts that are accepted, by a parent for a child: `terms`, `privacy`, `monitoring`. */
  texts: v.array(v.string()),
});
export type WireSafety = v.InferInput<typeof safety>;
export const safetyResponse = v.object({ data: safety });
