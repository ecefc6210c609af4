import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** The server that receives payment events. */
export interface Taker {
  /** The address of the webhook. */
  url: string;
}

interface Sending {
  secret: string;
  /** The purchase of the events. */
  purchaseId: number;
  connections: number;
  count: number;
}

function signedEvent({ secret, purchaseId }: Sending): { body: string; signature: string } {
  const metadata = { purchase_id: String(purchaseId) };
  const subscription_details = { subscription: 'sub_bench', metadata };
  const object = {
    object: 'invoice',
    id: `in_${randomUUID()}`,
    customer: 'cus_bench',
    parent: { subscription_details },
  };
  const at = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', data: { object } });
  return { body, signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` };
}

function send({ url }: Taker, agent: Agent, sending: Sending): Promise<number> {
  const { body, signature } = signedEvent(sending);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
  };
  return new Promise((resolve, reject) => {
    const from = performance.now();
    request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - from));
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Sends new events over some connections, one after the other on each.
 * @returns milliseconds of each, sorted ascending.
 */
export async function sendEvents(taker: Taker, sending: Sending): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: sending.connections });
  const times: number[] = [];
  let left = sending.count;
  const keepSending = async () => {
    while (left-- > 0) times.push(await send(taker, agent, sending));
  };
  await Promise.all(Array.from({ length: sending.connections }, keepSending));
  agent.destroy();
  return times.sort((one, other) => one - other);
}
