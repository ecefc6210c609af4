/** Messages in quick succession; the next talk follows minutes later. */
interface DemoTalk {
  /** Hours before the first start. */
  hoursAgo: number;
  /** The messages with their authors, oldest first, and an optional file in `media/`. */
  said: [by: string, text: string, file?: string][];
}

export interface DemoChat {
  between: [string, string];
  talks: DemoTalk[];
  /** The number of newest unread messages, by receiver. */
  waiting?: Record<string, number>;
}
