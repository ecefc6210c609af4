/**
 * The content of a push message. The API makes it in the format of declarative web push, which Safari shows without a
 * worker.
 */
export interface Pushed {
  title: string;
  options: NotificationOptions & { renotify?: boolean };
}

/** A shown notification's data for the click on it. */
export interface PushedData {
  url: string;
  notificationId: string | null;
}

/** The worker's message to an open page. The page confirms by the port that came with it. */
export interface OpenPushedMessage {
  type: 'open-pushed';
  url: string;
}
export interface SubscriptionChangedMessage {
  type: 'subscription-changed';
}
export type WorkerMessage = OpenPushedMessage | SubscriptionChangedMessage;

/** Stores the ids of clicked notifications, until a page with a session has marked them as read. */
export const CLICKED_CACHE = 'academy-clicked';
const CLICKED_PATH = '/clicked-notifications/';
export const clickedAddress = (id: string): string => CLICKED_PATH + encodeURIComponent(id);
export const clickedId = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(CLICKED_PATH.length));

const ICON = '/manifest/icon-192.png';
const HOME = '/dashboard';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function parsed(payload: string): Fields {
  try {
    return fieldsOf(fieldsOf(JSON.parse(payload)).notification);
  } catch {
    return {};
  }
}

/** A page of this site: a message leads nowhere else. */
function addressOf(given: unknown, origin: string): string {
  const text = textOf(given) ?? HOME;
  if (!URL.canParse(text, origin)) return origin + HOME;
  const address = new URL(text, origin);
  return address.origin === origin ? address.href : origin + HOME;
}

/** An unreadable message is shown too, under the site's name: the browser requires a notification for each message. */
export function shownOf(payload: string, origin: string): Pushed {
  const { title, body, lang, dir, tag, navigate, data } = parsed(payload);
  const kept: PushedData = {
    url: addressOf(navigate, origin),
    notificationId: textOf(fieldsOf(data).notificationId) ?? null,
  };
  const name = textOf(tag);
  return {
    title: textOf(title) ?? new URL(origin).host,
    options: {
      body: textOf(body) ?? '',
      lang: textOf(lang) ?? '',
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      icon: ICON,
      data: kept,
      // A notification that replaces another one alerts again.
      ...(name ? { tag: name, renotify: true } : {}),
    },
  };
}

export function dataOf(data: unknown, origin: string): PushedData {
  const { url, notificationId } = fieldsOf(data);
  return { url: addressOf(url, origin), notificationId: textOf(notificationId) ?? null };
}

/** An open page of the dashboard, the visible one first. A visitors' page is left unchanged. */
export function windowFor<Window extends { url: string; focused: boolean }>(
  windows: readonly Window[],
): Window | undefined {
  const own = windows.filter(({ url }) => /^\/(dashboard|profile)(\/|$)/.test(new URL(url).pathname));
  return own.find(({ focused }) => focused) ?? own[0];
}
