import type { StoredSettings } from '../settings/read-settings.ts';

/** A delivery with everything that the decision about it needs. */
export interface DueDelivery extends StoredSettings {
  id: number;
  notificationId: number | null;
  userId: number;
  key: string;
  channel: 'push' | 'mail';
  target: string;
  relatedId: number;
  params: Record<string, string>;
  former: Record<string, string> | null;
  isDigest: boolean;
  isFollowed: boolean;
  notifiedAt: Date;
  tries: number;
  notifiedAgainAt: Date | null;
  readAt: Date | null;
  actors: number;
  name: string;
  email: string;
  language: 'en' | 'ar' | null;
  timezone: string;
  isBounced: boolean;
  isVerified: boolean;
  isActive: boolean;
  device: { id: number; endpoint: string; p256dh: string; auth: string; showsContents: boolean } | null;
}
