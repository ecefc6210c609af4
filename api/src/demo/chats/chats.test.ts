import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from '../seed.ts';

const api = await useTestApi('once');
beforeAll(() => seedDemo(api.deps));

interface Thread {
  data: { sender: { id: string }; is_read: boolean; attachment: { type: string; image_path: string } | null }[];
}

const signIn = async (login: string) => {
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  return (await (await api.request('post', '/api/login', { body })).json()).data.token as string;
};
const get = async (token: string, url: string) => (await api.request('get', `/api/${url}`, { token })).json();

it('the demo has conversations in both languages between people who are allowed to message each other', async () => {
  const token = await signIn('super-admin');
  const { data } = await get(token, 'chats?type=monitored_chats');
  expect(data.length).toBeGreaterThanOrEqual(9);
  const texts: string[] = [];
  for (const { id } of data) {
    const log = await get(token, `messages/log/${id}`);
    const times = log.data.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1) < api.deps.now().toISOString()).toBe(true);
    texts.push(...log.data.map(({ message }: { message: string }) => message));
  }
  expect(texts.filter((text) => /[\u0600-\u06ff]{3}/.test(text)).length).toBeGreaterThan(10);
  expect(texts.filter((text) => /[a-z]{4}/.test(text)).length).toBeGreaterThan(10);
});

it('every demo account has unread messages, and files that only both sides can open', async () => {
  for (const login of ['super-admin', 'admin', 'teacher', 'guest', 'student']) {
    const token = await signIn(login);
    const { data, unread } = await get(token, 'chats');
    expect(unread, login).toBeGreaterThan(0);
    for (const chat of data) {
      expect(chat.can_write, chat.other_user_name).toBe(true);
      const thread: Thread = await get(token, `messages/${chat.other_user_id}?limit=100`);
      const waiting = thread.data.filter(({ sender, is_read }) => sender.id === chat.other_user_id && !is_read);
      expect(waiting).toHaveLength(chat.unread_count);
    }
  }
  const token = await signIn('student');
  const teacher = (await get(token, 'chats?role=teacher')).data[0];
  const thread: Thread = await get(token, `messages/${teacher.other_user_id}?limit=100`);
  const files = thread.data.flatMap(({ attachment }) => attachment ?? []);
  expect(files.map(({ type }) => type)).toEqual(['document', 'image']);
  const other = await signIn('guest');
  for (const { image_path } of files) {
    expect((await api.request('get', image_path)).status).toBe(200);
    expect((await api.request('get', image_path, { token: other })).status).toBe(404);
  }
});
