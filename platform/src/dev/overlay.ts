/**
 * Only in the development build: shows errors of builds and of the page in the page, and tells the shell which dev
 * server has built. A separate script, since the shell's may be the one that fails.
 */
import { createPanel } from './panel.ts';
import { type DevMessage, devProblems } from './problems.ts';
import { placesInStack } from './stack-place.ts';

const PAUSE = 1000;
const OF_BUILDS = /^(Cannot find module |\s*×? ?Module build failed)/;
const servers = JSON.parse(document.currentScript?.dataset.servers ?? '{}') as Record<string, string>;

const panel = createPanel(() => problems.hide());
const problems = devProblems(panel.show, (source) =>
  window.dispatchEvent(new CustomEvent('academy:built', { detail: source })),
);

function connect(source: string, address: string): void {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => problems.take(source, JSON.parse(String(data)) as DevMessage);
  // The server restarts when its settings change.
  socket.onclose = () => setTimeout(() => connect(source, address), PAUSE);
}

/** The first error: the platform's own errors contain it as their cause. */
function originOf(error: Error): Error {
  return error.cause instanceof Error ? originOf(error.cause) : error;
}

async function placeOf(stack: string): Promise<string> {
  const places = JSON.stringify(placesInStack(stack));
  const response = await fetch(`/dev-place?stack=${encodeURIComponent(places)}`).catch(() => null);
  return response?.ok ? response.text() : '';
}

async function report(thrown: unknown): Promise<void> {
  const error = thrown instanceof Error ? originOf(thrown) : null;
  // An aborted request of a page that was left, or the error of a failed build, which is shown already.
  if (error?.name === 'AbortError' || OF_BUILDS.test(error?.message ?? '')) return;
  const message = error ? `${error.name}: ${error.message}` : String(thrown);
  problems.add({ source: 'Error in the page', message, place: error?.stack ? await placeOf(error.stack) : '' });
}

window.addEventListener('error', ({ error, message }) => void report(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
// Error boundaries log the errors that they catch.
const complain = console.error;
console.error = (...words: unknown[]) => {
  complain(...words);
  const error = words.find((word) => word instanceof Error);
  if (error) void report(error);
};
for (const [source, address] of Object.entries(servers)) connect(source, address);
