import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { MeetingError } from '#base/meetings/meeting-provider.ts';
import type { Meetings } from '#base/meetings/meetings.ts';
import { ZoomProvider, zoomAddresses } from '#base/meetings/zoom/zoom-provider.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import { createSealer, newSealingKey } from '#base/secrets/sealer.ts';
import { secretOf } from '#base/secrets/secrets.ts';
import { CALLBACK_PATH, SANDBOX_PATH } from '#sandboxes/zoom/sandbox-context.ts';
import { createZoomSandbox } from '#sandboxes/zoom/zoom-sandbox.ts';

interface ZoomCredentials {
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
}

interface MeetingOptions {
  /** Zoom with these credentials; the sandbox; or none, with typed links. */
  provider: ZoomCredentials | 'sandbox' | 'none';
  /** Encrypts the tokens; without one this installation generates its own and stores it in its database. */
  sealingKey: string | undefined;
  publicUrl: string;
  sql: Sql;
  now: () => Date;
  logger: Logger;
  metrics: Metrics;
}

/** Only this process ever calls it. */
const IN_PROCESS = 'http://sandbox.invalid';

async function openSandbox({ sql, now, logger, publicUrl }: MeetingOptions): Promise<Omit<Meetings, 'sealer'>> {
  const credentials = {
    clientId: 'academy-sandbox',
    clientSecret: await secretOf(sql, 'meeting-sandbox', newToken),
    webhookSecret: await secretOf(sql, 'meeting-sandbox-webhooks', newToken),
  };
  const sandbox = createZoomSandbox({ sql, now, logger, publicUrl, ...credentials });
  const provider = new ZoomProvider({
    ...credentials,
    name: 'sandbox',
    redirectUri: `${publicUrl}${CALLBACK_PATH}`,
    authorizeUrl: `${publicUrl}${SANDBOX_PATH}/oauth/authorize`,
    tokenUrl: `${IN_PROCESS}/oauth`,
    apiUrl: `${IN_PROCESS}/v2`,
    fetch: sandbox.fetch,
  });
  return { provider, sandbox };
}

/** No call works before an operator fixes the configuration; teachers' authorizations are not the cause. */
const reportMisconfigured =
  ({ logger, metrics }: MeetingOptions) =>
  (error: MeetingError): void => {
    metrics.providerErrors.inc({ provider: 'meetings', reason: error.failure });
    logger.error({ err: error }, 'the provider of meetings rejects ZOOM_CLIENT_ID or ZOOM_CLIENT_SECRET');
  };

/** Chooses the provider of meetings. */
export async function openMeetings(options: MeetingOptions): Promise<Meetings> {
  const { provider, publicUrl, sql, sealingKey } = options;
  const sealer = createSealer(sealingKey ?? (await secretOf(sql, 'meeting-tokens', newSealingKey)));
  if (provider === 'none') return { provider: null, sandbox: null, sealer };
  if (provider === 'sandbox') return { ...(await openSandbox(options)), sealer };
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  const onMisconfigured = reportMisconfigured(options);
  const zoom = new ZoomProvider({ ...provider, ...zoomAddresses, name: 'zoom', redirectUri, onMisconfigured });
  return { provider: zoom, sandbox: null, sealer };
}
