/**
 * This browser as a device of push messages: its users bundle it, so that no page loads it earlier. It has no state.
 */
export { deviceLabel } from './device-label.ts';
export { type PushDevice, subscribeBrowser, subscribedDevice, unsubscribeBrowser } from './push-device.ts';
export { type PushSupport, pushSupport } from './push-support.ts';
