import { http } from '@academy/shared-auth';
import * as v from 'valibot';

/** `rejected`: ids of recipients to whom the viewer may not write. */
const sentSchema = v.object({ data: v.object({ sent: v.number(), rejected: v.array(v.string()) }) });

/** Sends one text to each person, in a separate conversation. The same key sends it once. */
export async function sendToMany(receiverIds: readonly string[], message: string, key: string) {
  const json = { receiver_ids: receiverIds, message };
  return (await http.post('messages/send-to-many', { json, headers: { 'Idempotency-Key': key } }).json(sentSchema))
    .data;
}
