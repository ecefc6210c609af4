import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { openClient } from '#testing/fixtures/realtime.fixture.ts';
import { startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, sent, setStudent, notified } = createChatFixture(api);

type Someone = Awaited<ReturnType<typeof as>>;
const type = (who: Someone, id: number | string) =>
  api.request('post', `/api/messages/typing/${id}`, { token: who.token });

describe('a typing indicator', () => {
  it('a typing indicator reaches the other side’s listeners and is not stored', async () => {
    const { student, teacher } = await pair();
    const instance = await startInstance(api);
    const viewer = await api.deps.sessions.find(teacher.token);
    const { client } = openClient(instance, { userId: teacher.id, session: viewer?.session ?? '' });
    try {
      const heard: unknown[] = [];
      await client.channels.get(`chat.${teacher.id}`).subscribe((event) => {
        heard.push([event.name, event.data]);
      });
      const response = await fetch(`${instance.url}/api/messages/typing/${teacher.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${student.token}` },
      });
      expect(response.status).toBe(200);
      await expect.poll(() => heard).toEqual([['typing', { user_id: String(student.id) }]]);
      expect(await notified()).toEqual([]);
    } finally {
      client.close();
      await instance.stop();
    }
  });

  it('a typing indicator is only for people whom the viewer may message', async () => {
    const { student, teacher } = await pair();
    expect((await type(student, teacher.id)).status).toBe(200);
    const outsider = await as('student');
    for (const id of [outsider.id, student.id, 999_999, 'x']) expect((await type(student, id)).status).toBe(404);
    await sent(student, teacher, 'Salam');
    await setStudent(student, { teacher: null });
    expect((await type(student, teacher.id)).status).toBe(403);
  });

  it('a typing indicator is limited to sixty a minute', async () => {
    const { student, teacher } = await pair();
    await api.deps.limits.typing.clear(String(student.id));
    const responses = await Promise.all(Array.from({ length: 61 }, () => type(student, teacher.id)));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
