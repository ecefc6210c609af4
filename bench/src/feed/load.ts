// Asks for one address over as many connections as told, for as long as told; prints how many answers came a second.
import { Agent, get } from 'node:http';

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
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });
}

const from = performance.now();
let answers = 0;
const askOnAndOn = async () => {
  while (performance.now() - from < milliseconds) {
    await ask();
    answers += 1;
  }
};
await Promise.all(Array.from({ length: connections }, askOnAndOn));
console.log((answers * 1000) / (performance.now() - from));
agent.destroy();
