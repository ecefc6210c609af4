// Receives the academy's events at http://localhost:8788, and writes each class with its students' names.
// A program of your own needs https, which its host or a proxy gives.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { ACADEMY, ACADEMY_KEY, WEBHOOK_SECRET, PORT = '8788' } = process.env;
const secret = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const FIVE_MINUTES = 300;
const seen = new Set();

/** Whether the academy has sent this message, a moment ago. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= FIVE_MINUTES)) return false;
  const own = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest();
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64');
    return given.length === own.length && timingSafeEqual(given, own);
  });
}

async function handle({ type, data }) {
  if (!type.startsWith('class.')) return;
  const response = await fetch(`${ACADEMY}/api/classes/${data.id}`, {
    headers: { authorization: `Bearer ${ACADEMY_KEY}` },
  });
  const found = response.ok ? (await response.json()).data : { error: response.status };
  console.log([type, data.id, found.student?.name ?? found.error].join('\t'));
}

createServer(async (request, response) => {
  const body = await text(request);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  // A message may come twice; an answer comes at once, the work after it.
  const id = request.headers['webhook-id'];
  response.writeHead(204).end();
  if (seen.has(id)) return;
  seen.add(id);
  await handle(JSON.parse(body)).catch(console.error);
}).listen(Number(PORT), () => console.log('ready'));
