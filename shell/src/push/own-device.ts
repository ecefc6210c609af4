import { deviceStorage } from '@academy/shared-auth';
import { subscribeBrowser, subscribedDevice, unsubscribeBrowser } from '@academy/shared-auth/push';
import { deleteDevice, fetchPushKey, listDevices, postDevice } from './own-devices.ts';

/** The device's user at the server's last response: `<user> <endpoint>`. */
const NOTE = 'push-device';

/** The record that this page has verified. */
let sure: string | null = null;

/** Subscribes again if the server has other keys now. */
async function takeOver(showContents: boolean): Promise<string> {
  const device = await subscribeBrowser(await fetchPushKey());
  await postDevice({ ...device, showContents });
  return device.endpoint;
}

/**
 * Makes a subscribed browser a device of the signed-in user (D85): one of another user, or of an earlier session. A
 * device that the user has removed, here or on another one, stays removed.
 */
export async function followDevice(userId: string): Promise<void> {
  const device = await subscribedDevice();
  if (!device) return deviceStorage.remove(NOTE);
  const note = `${userId} ${device.endpoint}`;
  if (sure === note) return;
  const known = await listDevices();
  const own = known.find(({ endpoint }) => endpoint === device.endpoint);
  if (!own && deviceStorage.read(NOTE) === note) {
    deviceStorage.remove(NOTE);
    return unsubscribeBrowser();
  }
  const endpoint = own?.current ? own.endpoint : await takeOver(own?.showContents ?? true);
  for (const former of known) if (former.current && former.endpoint !== endpoint) await deleteDevice(former.id);
  sure = `${userId} ${endpoint}`;
  deviceStorage.write(NOTE, sure);
}

/** After the browser has changed its subscription: the server is called again. */
export function doubtDevice(): void {
  sure = null;
}

/** Nobody is signed in: the next sign-in takes the device over. */
export function leaveDevice(): void {
  sure = null;
  deviceStorage.remove(NOTE);
}
