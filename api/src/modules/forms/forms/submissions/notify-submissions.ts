import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { formNotifications } from '#modules/forms/forms/forms.notifications.ts';
import { permissionHolders } from '#modules/people/roles/index.ts';
import { notify, SPAN_MS } from '#modules/platform/notifications/notify.ts';
import { rewordGathered } from '#modules/platform/notifications/reword-gathered.ts';

/** $1 form, $2 and $3 the start and end of the ten minutes. */
const gatheredText = `select f.name as form, f.built_in = 'contact' as "isContact", count(s.id)::int as count,
    (array_agg(s.user_name order by s.created_at desc, s.id desc))[1] as name
  from forms f left join form_submissions s on s.form_id = f.id and s.created_at >= $2 and s.created_at < $3
  where f.id = $1 group by f.id`;

interface Gathered {
  form: string;
  isContact: boolean | null;
  count: number;
  name: string | null;
}

/**
 * The parameters of a notification about a form's submissions in the ten minutes around `at`; none without submissions.
 */
async function gatheredOf(sql: Sql, formId: number, at: Date) {
  const start = Math.floor(at.getTime() / SPAN_MS) * SPAN_MS;
  const values = [formId, new Date(start), new Date(start + SPAN_MS)];
  const [found] = await sql.query<Gathered>({ name: 'form-gathered', text: gatheredText, values });
  const kind = found?.isContact ? formNotifications.contacted : formNotifications.submitted;
  const params = found?.name ? { form: found.form, name: found.name, count: String(found.count) } : null;
  return { kind, params };
}

/**
 * Notifies the holders of forms.read once about all submissions of a form within ten minutes (D53, D63). The caller has
 * locked the form.
 */
export async function notifySubmitted(sql: Sql, { viewer, now }: Ctx, formId: number): Promise<void> {
  const { kind, params } = await gatheredOf(sql, formId, now);
  if (!params) return;
  const recipients = await permissionHolders(sql, 'forms.read');
  await notify(sql, { kind, recipients, actorId: viewer?.userId ?? null, params, relatedId: formId, at: now });
}

/** Removes a deleted submission from its notification. */
export async function notifyDeleted(sql: Sql, formId: number, at: Date): Promise<void> {
  const { kind, params } = await gatheredOf(sql, formId, at);
  await rewordGathered(sql, { kind, relatedId: formId, at, params });
}
