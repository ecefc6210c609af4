/** Messages in quick succession; the next talk follows minutes later. */
interface DemoTalk {
  /** Before the first start. */
  hoursAgo: number;
  /** The messages with their authors, oldest first, and an optional file in `media/`. */
  said: [by: string, text: string, file?: string][];
}

export interface DemoChat {
  between: [string, string];
  talks: DemoTalk[];
  /** How many of the newest messages to somebody are unread. */
  waiting?: Record<string, number>;
}
