import * as v from 'valibot';
import { oneOf } from './messages.ts';

/** What the lists show of the newest message. */
export const latestEntries = {
  latest_message: v.string(),
  latest_message_type: oneOf(['text', 'image', 'audio', 'document'], 'text'),
  latest_message_time: v.string(),
};
