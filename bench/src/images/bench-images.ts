import { signInAsStudent } from '../academy/academy-server.ts';
import { cpuOf } from '../academy/cpu.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { photos, whitePng } from './pictures.ts';

const TIMES = 5;

interface Picture {
  name: string;
  bytes: Buffer;
}

interface Way {
  url: string;
  token: string;
}

async function upload({ url, token }: Way, bytes: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'picture'));
  const response = await fetch(`${url}/api/uploads`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`an upload answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { id: string } };
  await fetch(`${url}/api/uploads/${data.id}`, { method: 'DELETE', headers });
}

async function cpuEach(way: Way, { bytes }: Picture): Promise<number> {
  const from = await cpuOf(way.url);
  for (let time = 0; time < TIMES; time += 1) await upload(way, bytes);
  return ((await cpuOf(way.url)) - from) / TIMES;
}

/** Measures the processor time of a picture's upload, beyond that of a tiny picture. */
export async function benchImages(ground: Ground, runs: number): Promise<void> {
  const { url } = await ground.start({ databaseUrl: await createDatabase(ground.databaseUrl, 'images') });
  const way = { url, token: await signInAsStudent({ url }) };
  const [middle, large] = await photos([2000, 4000]);
  if (!middle || !large) throw new Error('there are no photos');
  const tiny = { name: 'tiny', bytes: whitePng(8) };
  const pictures: Picture[] = [
    { name: 'photo of 3 megapixels', bytes: middle },
    { name: 'photo of 12 megapixels', bytes: large },
    { name: 'white PNG of 25 megapixels', bytes: whitePng() },
  ];
  for (const picture of [tiny, ...pictures]) await cpuEach(way, picture);
  const found = [];
  for (const { name, bytes } of pictures) {
    const costs: number[] = [];
    for (let run = 0; run < runs; run += 1)
      costs.push((await cpuEach(way, { name, bytes })) - (await cpuEach(way, tiny)));
    found.push({ name, kilobytes: bytes.length / 1024, cpu: median(costs) });
  }
  const rows = found.map(({ name, kilobytes, cpu }) => [name, kilobytes, cpu]);
  const goals = describeGoals(found.map(({ name, cpu }) => ({ name: `${name}, ms`, value: cpu, most: 200 })));
  const head = ['picture', 'KiB', 'processor ms'];
  report('images', { text: `${table(head, rows)}\n\n${goals}`, figures: found });
}
