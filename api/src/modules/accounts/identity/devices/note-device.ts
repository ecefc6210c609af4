import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { deviceOf, deviceText } from './device-of.ts';

const noteText = `with before as (select count(*)::int as known from known_devices where user_id = $1),
  noted as (
    insert into known_devices (user_id, browser, system, created_at, last_used_at) values ($1, $2, $3, $4, $4)
    on conflict (user_id, browser, system) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 as is_new)
  select noted.is_new and before.known > 0 as is_another from noted, before`;

/** D121: mails a user about a sign-in on a new kind of device; not for the first device. */
export async function noteDevice(sql: Sql, ctx: Ctx, userId: number): Promise<void> {
  const device = deviceOf(ctx.agent);
  const values = [userId, device.browser ?? '', device.system ?? '', ctx.now];
  const [noted] = await sql.query<{ is_another: boolean }>({ name: 'note-device', text: noteText, values });
  if (noted?.is_another) await mailAboutSecurity(sql, ctx, userId, { event: 'device', device: deviceText(device) });
}
