/** What was said in one go; what follows comes minutes later. */
interface DemoTalk {
  /** Before the first start. */
  hoursAgo: number;
  /** Who said what, oldest first, and the file in `media/` that came with it. */
  said: [by: string, text: string, file?: string][];
}

export interface DemoChat {
  between: [string, string];
  talks: DemoTalk[];
  /** How many of the newest messages to somebody are unread. */
  waiting?: Record<string, number>;
}
