import { deviceLabel } from './device-label.ts';

/** The facts about a device for the API. */
export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  label: string;
}

/** Milliseconds. The worker is installed only after the page has had time to load. */
const LONGEST_INSTALLATION = 20_000;

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the service worker did not come')), LONGEST_INSTALLATION);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh, auth },
    label: deviceLabel(navigator.userAgent),
  };
}

/** Base64url, the API's format of its key. */
function textOf(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function subscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker?.getRegistration();
  return (await found?.pushManager?.getSubscription()) ?? null;
}

/** This browser as a device that gets push messages; null if it is not subscribed. */
export async function subscribedDevice(): Promise<PushDevice | null> {
  const found = await subscription();
  return found && deviceOf(found);
}

/**
 * Subscribes this browser with the server's key; a subscription with another key is useless. The browser asks for the
 * permission unless it has it.
 * @throws Error if the browser or its push service rejects it.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushDevice> {
  const { pushManager } = await registration();
  const former = await pushManager.getSubscription();
  if (former && textOf(former.options.applicationServerKey) === publicKey.replaceAll('=', '')) return deviceOf(former);
  await former?.unsubscribe();
  return deviceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** From now on no message reaches this browser, whatever a server still sends. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
