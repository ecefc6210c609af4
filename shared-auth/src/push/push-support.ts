/**
 * Whether this browser can get push messages. `switched-off`: the deployment has no service worker. `home-screen`: an
 * iPhone or iPad, on which the academy must first be added to the home screen.
 */
export type PushSupport = 'ready' | 'switched-off' | 'home-screen' | 'unsupported';

/** The server's data in the page names the worker. */
function hasWorker(): boolean {
  try {
    const boot: unknown = JSON.parse(document.getElementById('academy-boot')?.textContent ?? 'null');
    return typeof boot === 'object' && boot !== null && 'worker' in boot && Boolean(boot.worker);
  } catch {
    return false;
  }
}

/** Only Safari on an iPhone or iPad has it: false in a tab, true as an app of the home screen. */
const isInTabOfIphone = () => 'standalone' in navigator && navigator.standalone === false;

/** The push support of this browser and this deployment. `Notification.permission` says whether the user allows it. */
export function pushSupport(): PushSupport {
  if (!hasWorker()) return 'switched-off';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready';
  return isInTabOfIphone() ? 'home-screen' : 'unsupported';
}
