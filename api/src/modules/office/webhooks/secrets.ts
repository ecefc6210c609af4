import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Sealer } from '#base/secrets/sealer.ts';
import { newWebhookSecret } from '#base/webhooks/sign-message.ts';

/** A secret belongs to no webhook alone: its row is made with it. */
const CONTEXT = 'webhook';

/** A new secret, and how it is stored. */
export function makeSecret({ deps }: Pick<ViewerCtx, 'deps'>): { secret: string; sealed: Buffer } {
  const secret = newWebhookSecret();
  return { secret, sealed: deps.webhooks.sealer.seal(secret, CONTEXT) };
}

interface StoredSecrets {
  secret: Buffer;
  formerSecret: Buffer | null;
  formerUntil: Date | null;
}

/** The secrets that sign now, the newest first; none if the key of this installation was replaced. */
export function openSecrets(sealer: Sealer, { secret, formerSecret, formerUntil }: StoredSecrets, now: Date): string[] {
  const newest = sealer.unseal(secret, CONTEXT);
  if (newest === null) return [];
  const counts = formerSecret !== null && formerUntil !== null && now < formerUntil;
  const former = counts ? sealer.unseal(formerSecret, CONTEXT) : null;
  return former === null ? [newest] : [newest, former];
}
