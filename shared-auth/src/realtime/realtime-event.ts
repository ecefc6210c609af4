/** Something that happened to the signed-in user, as the API tells it; parse `data` before use. */
export interface RealtimeEvent {
  name: string;
  data: unknown;
}

/** `off`: nobody is signed in, or the page has not asked for it; `offline`: events do not come, and may be missed. */
export type RealtimeStatus = 'off' | 'connecting' | 'live' | 'offline';
