import {
  type PushSupport,
  pushSupport,
  subscribeBrowser,
  subscribedDevice,
  unsubscribeBrowser,
} from '@academy/shared-auth/push';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Device, devicesQuery, fetchPushKey, removeDevice, saveDevice } from '#/account/api/devices.ts';

/** Why this browser gets no messages, or that it may: `denied`, the user has blocked them. */
export type DeviceState = PushSupport | 'denied';

export function deviceState(): DeviceState {
  const support = pushSupport();
  return support === 'ready' && Notification.permission === 'denied' ? 'denied' : support;
}

/** The browser's own state, which no server knows. */
const hereQuery = () =>
  queryOptions({
    queryKey: ['device-here'],
    queryFn: async () => {
      const state = deviceState();
      return { state, device: state === 'ready' ? await subscribedDevice() : null };
    },
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });

const isAllowed = async () => (await Notification.requestPermission()) === 'granted';

/**
 * Requests the permission first: a browser allows that only right after a click. A former subscription may be one that
 * the push service rejects. False if it is not granted.
 */
async function turnOn(): Promise<boolean> {
  if (!(await isAllowed())) return false;
  await unsubscribeBrowser();
  const device = await subscribeBrowser(await fetchPushKey());
  await saveDevice({ ...device, showContents: true });
  return true;
}

/** This browser among the viewer's devices, and its actions. */
export function useThisDevice() {
  const client = useQueryClient();
  const found = useQuery(devicesQuery());
  const here = useQuery(hereQuery());
  const refresh = async () => {
    await client.invalidateQueries(hereQuery());
    await client.invalidateQueries(devicesQuery());
  };
  const own = here.data?.device ?? null;
  const turningOn = useMutation({ mutationFn: turnOn, onSettled: refresh });
  const removal = useMutation({
    mutationFn: async ({ id, endpoint }: Device) => {
      await removeDevice(id);
      if (endpoint === own?.endpoint) await unsubscribeBrowser();
    },
    onSettled: refresh,
  });
  const contents = useMutation({
    mutationFn: async (showContents: boolean) => own && saveDevice({ ...own, showContents }),
    onSettled: refresh,
  });
  const isThis = ({ endpoint }: Device) => endpoint === own?.endpoint;
  const isOn = found.data?.some(isThis) ?? false;
  return { found, state: here.data?.state ?? null, isOn, isThis, turningOn, removal, contents };
}
