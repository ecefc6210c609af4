import { type AcademyServer, signInAs } from '../academy/academy-server.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A class of the demo student that the demo teacher moves again and again. */
export interface MovedClass {
  /** @returns milliseconds of the action that notifies the whole family. */
  move: () => Promise<number>;
}

export async function makeClass({ url }: AcademyServer): Promise<MovedClass> {
  const [teacher, student] = [await signInAs({ url }, 'teacher'), await signInAs({ url }, 'student')];
  async function call<Data>(path: string, body?: object, token = teacher): Promise<Data> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const method = body ? 'POST' : 'GET';
    const response = await fetch(`${url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  }
  const date = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  const { user } = await call<{ user: { id: string } }>('profile', undefined, student);
  const [material] = await call<{ id: string }[]>('materials');
  let minute = 0;
  const when = () => {
    minute += 1;
    return { date, time: `02:${String(minute % 60).padStart(2, '0')}` };
  };
  const made = await call<{ id: string }>('classes', {
    ...when(),
    student_id: user.id,
    material_id: material?.id,
    attendance: 'presence',
    accomplished: 'Nuh 1–10',
  });
  return {
    async move() {
      const from = performance.now();
      await call(`classes/${made.id}`, when());
      return performance.now() - from;
    },
  };
}
