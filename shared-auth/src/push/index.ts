/** This browser as a device of push messages: whoever needs it bundles it, so that no page loads it before. It keeps nothing. */
export { deviceLabel } from './device-label.ts';
export { type PushDevice, subscribeBrowser, subscribedDevice, unsubscribeBrowser } from './push-device.ts';
export { type PushSupport, pushSupport } from './push-support.ts';
