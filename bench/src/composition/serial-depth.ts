import { median } from '../report/median.ts';
import { type Visit, visitOnce } from './visit.ts';

const NEAR = 300;
const FAR = 1500;
const LOADS = 3;

/**
 * The number of responses that must follow one another before the content is visible: what each millisecond of latency
 * costs where neither bandwidth nor processor is slow.
 */
export async function serialDepth(visit: Omit<Visit, 'circumstances'>): Promise<number> {
  const contentAt = async (latency: number) => {
    const times: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const { content } = await visitOnce({ ...visit, circumstances: { latency, bandwidth: 0, slowdown: 1 } });
      times.push(content);
    }
    return median(times);
  };
  const near = await contentAt(NEAR);
  return ((await contentAt(FAR)) - near) / (FAR - NEAR);
}
