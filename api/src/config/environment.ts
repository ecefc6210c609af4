import * as v from 'valibot';
import { limits } from './settings/limits.ts';
import { releases } from './settings/releases.ts';
import { academy, database, server } from './settings/server.ts';
import { files, mail, meetings, payments, push, realtime, webhooks } from './settings/services.ts';

/** Every setting of the environment, by the chapters of `docs/settings.md`. */
export const settingChapters = {
  Server: server,
  Database: database,
  Academy: academy,
  Mail: mail,
  Push: push,
  Webhooks: webhooks,
  Files: files,
  Realtime: realtime,
  Meetings: meetings,
  Payments: payments,
  'Remotes and releases': releases,
  Limits: limits,
};

export const environmentSchema = v.object({
  ...server,
  ...database,
  ...academy,
  ...mail,
  ...push,
  ...webhooks,
  ...files,
  ...realtime,
  ...meetings,
  ...payments,
  ...releases,
  ...limits,
});

export type Environment = v.InferOutput<typeof environmentSchema>;
