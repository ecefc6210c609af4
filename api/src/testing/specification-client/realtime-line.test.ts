import { hubOptions } from '@academy/shared-auth/contract';
import Ably from 'ably';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { done, has, specificationClient } from './client.ts';
import { realtimeLine } from './lines.ts';

const api = await useTestApi();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

const text = v.string();
const person = has({ id: text, name: text });
/**
 * §7: "subscribe and unsubscribe to channel chat.{id}; payload has message, sender, receiver"; the message has the form
 * of §3.
 */
const payload = has({
  message: has({ id: text, message: text, is_read: v.boolean(), created_at: text }),
  sender: person,
  receiver: person,
});
type Payload = v.InferOutput<typeof payload>;
const grant = has({ data: has({ token: text, clientId: text, channel: text, options: v.looseObject({}) }) });

async function academy() {
  // The channels use the machine's clock, tokens the one that other tests have moved.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  const instance = await startInstance(api);
  undo.push(instance.stop);
  const teacher = await api.buildTeacher();
  const student = await api.buildStudent({ teacher });
  return { instance, teacher, student };
}

/** The client calls the process with the channels, which signs their tokens. */
const callsTo = ({ url }: Instance): Parameters<typeof specificationClient>[0] => ({
  request: (method, path, { token, body } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body instanceof FormData ? { body } : {}),
    }),
});

/** Ably's own client with the response of the token call; the test's process has another address. */
async function listener(instance: Instance, person: { id: number }) {
  const ask = specificationClient(callsTo(instance), await api.tokenFor(person));
  const { data } = await ask(realtimeLine, grant);
  expect(data.options).toEqual(hubOptions(api.deps.settings.publicUrl));
  const client = new Ably.Realtime({
    ...hubOptions(instance.url),
    logLevel: 0,
    authCallback: (_params, callback) => {
      ask(realtimeLine, grant).then(
        (next) => callback(null, next.data.token),
        () => callback('no token', null),
      );
    },
  });
  undo.push(() => client.close());
  return { ask, client, channel: data.channel };
}

describe('realtime for a client written from the specification', () => {
  it('a client written from the specification receives a message in chat.{id} as event "message" with message, sender and receiver, on both sides', async () => {
    const { instance, teacher, student } = await academy();
    const own = await listener(instance, student);
    const other = await listener(instance, teacher);
    expect([own.channel, other.channel]).toEqual([`chat.${student.id}`, `chat.${teacher.id}`]);
    const heard: Payload[][] = [[], []];
    for (const [at, { client, channel }] of [own, other].entries())
      await client.channels.get(channel).subscribe('message', ({ data }) => heard[at]?.push(v.parse(payload, data)));
    await own.ask('POST messages/send', done, { form: { message: 'Salam', receiver_id: teacher.id } });
    for (const at of [0, 1]) await expect.poll(() => heard[at]?.length).toBe(1);
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[0]?.[0]).toMatchObject({
      message: { message: 'Salam', is_read: false },
      sender: { id: String(student.id) },
      receiver: { id: String(teacher.id) },
    });
  });

  it('a client written from the specification receives nothing after unsubscribing, and cannot subscribe to another user’s channel', async () => {
    const { instance, teacher, student } = await academy();
    const { ask, client, channel } = await listener(instance, student);
    const heard: unknown[] = [];
    const own = client.channels.get(channel);
    const keep = (message: Ably.InboundMessage) => heard.push(message.data);
    await own.subscribe('message', keep);
    own.unsubscribe('message', keep);
    const all: string[] = [];
    await own.subscribe((message) => all.push(message.name ?? ''));
    await ask('POST messages/send', done, { form: { message: 'Salam', receiver_id: teacher.id } });
    await expect.poll(() => all).toContain('message');
    expect(heard).toEqual([]);
    await expect(client.channels.get(`chat.${teacher.id}`).attach()).rejects.toMatchObject({ statusCode: 401 });
  });
});
