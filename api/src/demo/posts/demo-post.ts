export interface DemoPost {
  by: string;
  /** How many hours before the first start it was written. */
  hoursAgo: number;
  /** Sanitised like any other post when it is stored. */
  text: string;
  /** How popular the post is, from 0 to 1. */
  warmth: number;
  visibleTo?: ('student' | 'teacher' | 'admin')[];
  pending?: true;
  /** The names of files in `media/`, in order; a video's poster lies beside it. */
  media?: string[];
  /** Comments with their authors, oldest first. */
  comments?: [by: string, text: string][];
}

/** The hours of this many days and hours before the first start. */
export const ago = (days: number, hours = 0): number => days * 24 + hours;
