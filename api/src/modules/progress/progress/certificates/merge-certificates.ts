import type { MergeVerb } from '#modules/people/people/merge/merge-parts.ts';

/** Of two certificates of a juz the confirmed one stays, and of two confirmed ones the earlier. */
const text = `delete from hifz_certificates k using hifz_certificates g where k.student_id = $2 and g.student_id = $1
  and k.juz = g.juz and g.confirmed_at < coalesce(k.confirmed_at, 'infinity')`;

export const mergeCertificates: MergeVerb = async (sql, { keptId, goneId }) => {
  await sql.query({ text, values: [goneId, keptId] });
};
