import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aMessage, aPage, MARYAM } from '#/testing/messages.ts';
import { server } from '#/testing/server.ts';
import { withMessage, withOtherMark } from './thread.ts';
import { changeThread, changeThreadOf, threadQueries } from './thread-queries.ts';

test('events during the first read of a conversation are kept', async () => {
  const client = new QueryClient();
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.get(`*/api/messages/${MARYAM}`, async () => {
        resolve();
        await new Promise<void>((done) => {
          respond = done;
        });
        return HttpResponse.json(aPage([aMessage({ id: '1' })]));
      }),
    );
  });
  const reading = client.fetchQuery(threadQueries.with(MARYAM));
  await asked;
  changeThread(client, MARYAM, (thread) => withMessage(thread, aMessage({ id: '2' })));
  changeThreadOf(client, '40', (thread) => withOtherMark(thread, 'last_read_id', '2'));
  changeThreadOf(client, '41', (thread) => withOtherMark(thread, 'last_read_id', '3'));
  changeThread(new QueryClient(), MARYAM, (thread) => withMessage(thread, aMessage({ id: '3' })));
  respond();
  const { messages, other } = await reading;
  expect(messages.map(({ id }) => id)).toEqual(['1', '2']);
  expect(other.last_read_id).toBe('2');
});
