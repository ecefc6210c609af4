// Requests one address over the given number of connections for the given time; prints responses per second
// and the time of one.
import { Agent, get } from 'node:http';
import { median } from '../report/median.ts';

interface Order {
  url: string;
  token: string;
  connections: number;
  milliseconds: number;
}

const { url, token, connections, milliseconds } = JSON.parse(process.argv[2] ?? '') as Order;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { authorization: `Bearer ${token}` };

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

const from = performance.now();
const times: number[] = [];
const requestRepeatedly = async () => {
  while (performance.now() - from < milliseconds) {
    const asked = performance.now();
    await ask();
    times.push(performance.now() - asked);
  }
};
await Promise.all(Array.from({ length: connections }, requestRepeatedly));
console.log(JSON.stringify({ rate: (times.length * 1000) / (performance.now() - from), time: median(times) }));
agent.destroy();
