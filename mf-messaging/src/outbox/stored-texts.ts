import { dropOutgoing, type Outgoing, putOutgoing } from './outbox.ts';

/** One key for each text, so that tabs never overwrite each other's. */
const PREFIX = 'chat-outbox:';
const keyOf = (userId: string, clientId: string) => `${PREFIX}${userId}:${clientId}`;

/** Keeps a text that was not sent yet over reloads and until the connection is back, on this device. */
export function keepText(userId: string, { clientId, to, text, at }: Outgoing): void {
  try {
    localStorage.setItem(keyOf(userId, clientId), JSON.stringify({ to, text, at }));
  } catch {
    // A full or closed storage keeps nothing; this page still sends it.
  }
}

export function deleteStoredText(userId: string, clientId: string): void {
  localStorage.removeItem(keyOf(userId, clientId));
}

function readText(key: string): Pick<Outgoing, 'to' | 'text' | 'at'> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { to, text, at } = (kept ?? {}) as Record<string, unknown>;
    return typeof to === 'string' && typeof text === 'string' && typeof at === 'number' ? { to, text, at } : null;
  } catch {
    return null;
  }
}

/** What this user has not sent yet, from this or another tab. */
function keptTexts(userId: string): Outgoing[] {
  const prefix = keyOf(userId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const kept = readText(key);
      const clientId = key.slice(prefix.length);
      return kept ? [{ ...kept, clientId, file: null, state: 'waiting' as const, progress: 0, cancel: null }] : [];
    });
}

/** Takes over what this user wrote before a reload or in another tab, and drops what was sent or deleted there. */
export function followTexts(userId: string): () => void {
  putOutgoing(...keptTexts(userId));
  const prefix = keyOf(userId, '');
  const follow = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(prefix)) return;
    if (newValue !== null) putOutgoing(...keptTexts(userId));
    else dropOutgoing(key.slice(prefix.length));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
