/** Something that happened to the signed-in user, as the API sends it; parse `data` before use. */
export interface RealtimeEvent {
  name: string;
  data: unknown;
}

/** `off`: nobody is signed in, or the page does not listen yet; `offline`: events do not arrive, and may be missed. */
export type RealtimeStatus = 'off' | 'connecting' | 'live' | 'offline';
