import * as v from 'valibot';
import { wireId } from '#base/http/fields.ts';
import { mergeCounts } from '#base/personal-data/merge-rules.ts';
import { emailStatuses } from '#modules/accounts/identity/users-sql.ts';
import { mergeReasons } from './merge-parts.ts';

const account = v.object({
  id: v.string(),
  name: v.string(),
  /** Null without an address. */
  email: v.nullable(v.string()),
  email_status: v.nullable(v.picklist(emailStatuses)),
  /** The user name of a person without an address. */
  handle: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  timezone: v.string(),
  role: v.string(),
  /** The code of the student's profile. */
  code: v.nullable(v.string()),
  remaining_classes: v.number(),
  created_at: v.string(),
  /** When somebody last signed in or worked with it; null: not in the last month. */
  last_used_at: v.nullable(v.string()),
  counts: v.object(v.entriesFromList(mergeCounts, v.number())),
});

const reason = v.object({
  reason: v.picklist(mergeReasons),
  of: v.picklist(['kept', 'gone', 'both']),
  classes: v.array(v.object({ id: v.string(), starts_at: v.string() })),
});

export const previewQuery = v.object({ other: wireId });
export const previewResponse = v.object({
  data: v.object({ kept: account, gone: account, reasons: v.array(reason) }),
});
export type MergePreview = v.InferInput<typeof previewResponse>['data'];

/** Whose value stays; where that account has none, the other one's. */
const side = v.optional(v.picklist(['kept', 'gone']), 'kept');

export const mergeBody = v.object({ other: wireId, name: side, email: side, phone: side, timezone: side });
export type MergeInput = v.InferOutput<typeof mergeBody>;
