export interface DemoPost {
  by: string;
  /** How long before the first start it was written. */
  hoursAgo: number;
  /** Sanitised like any other post when it is stored. */
  text: string;
  /** How well it is received, 0 to 1. */
  warmth: number;
  visibleTo?: ('student' | 'teacher' | 'admin')[];
  pending?: true;
  /** Names of files in `media/`, in their order; a video's poster lies beside it. */
  media?: string[];
  /** Comments with their authors, oldest first. */
  comments?: [by: string, text: string][];
}

/** Days, and hours within them, before the first start. */
export const ago = (days: number, hours = 0): number => days * 24 + hours;
