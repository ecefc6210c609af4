import { isView, onRealtime, onRealtimeGap, type Session, sessionStore } from '@academy/shared-auth';
import { unsubscribeBrowser } from '@academy/shared-auth/push';
import { siteRouter } from '#/navigation/site-router.ts';
import { CLICKED_CACHE, type WorkerMessage } from '#/worker/pushed.ts';
import { doubtDevice, followDevice, leaveDevice } from './own-device.ts';
import { closeAll, closeRead, markClicked } from './shown-notifications.ts';

/** The server cannot be reached, or the browser rejects it: the next page tries again. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => {});

async function signedIn(userId: string): Promise<void> {
  await followDevice(userId);
  await markClicked();
  await closeRead();
}

/**
 * The server has removed the device with its session. A device whose session just expired waits for the next sign-in.
 */
async function signedOut(reason: Session['reason']): Promise<void> {
  leaveDevice();
  if (reason !== 'signed-out') return;
  await closeAll();
  await caches.delete(CLICKED_CACHE);
  await unsubscribeBrowser();
}

/** In a child's session the device stays the parent's (D141). */
function followSession({ status, user, reason, child }: Session): void {
  if (status === 'signed-in' && user && !child) quietly(signedIn(user.id));
  if (status === 'signed-out') quietly(signedOut(reason));
}

const isSignedIn = () => sessionStore.getState().status === 'signed-in';

/** Navigates there without a reload; the worker loads the page if no page confirms. */
function openPushed(url: string, port: MessagePort | undefined): void {
  const { pathname, search, hash } = new URL(url);
  if (!siteRouter.current) return;
  port?.postMessage('taken');
  void siteRouter.current.navigate(pathname + search + hash);
  if (isSignedIn() && !sessionStore.getState().child) quietly(markClicked());
}

function hear({ data, ports }: MessageEvent): void {
  const message = data as WorkerMessage | null;
  if (message?.type === 'open-pushed') openPushed(message.url, ports[0]);
  if (message?.type === 'subscription-changed') {
    doubtDevice();
    followSession(sessionStore.getState());
  }
}

let isStarted = false;

/** Updates this device, and its shown notifications, for the signed-in user and read notifications (D85). */
export function followPush(): void {
  if (isStarted || isView()) return;
  isStarted = true;
  navigator.serviceWorker.addEventListener('message', hear);
  followSession(sessionStore.getState());
  sessionStore.subscribe((session, before) => {
    if (session.status !== before.status || session.user?.id !== before.user?.id) followSession(session);
  });
  const close = () => isSignedIn() && !sessionStore.getState().child && quietly(closeRead());
  onRealtime(({ name }) => name === 'notification' && close());
  onRealtimeGap(close);
}
