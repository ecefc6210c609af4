/** The end of a call to another service. */
interface OutsideCall {
  to: string;
  /** Milliseconds until a connection stands; without it `silentMs` holds for that too. */
  connectMs?: number;
  /** Milliseconds without a response; then the try has failed. */
  silentMs: number;
  /** Tries within one call. What jobs repeat is not counted. */
  tries: number;
  /** Who gets what, if no try succeeds. */
  after: string;
}

/** Every service that the API calls. `docs/operate.md` has the same table; a test compares them. */
export const outsideCalls = {
  database: {
    to: 'PostgreSQL',
    connectMs: 10_000,
    silentMs: 30_000,
    tries: 1,
    after: '503 with `Retry-After`; pages go on',
  },
  replica: { to: 'replica', connectMs: 1000, silentMs: 30_000, tries: 1, after: 'the primary is read' },
  files: {
    to: 'S3, files and releases',
    connectMs: 3000,
    silentMs: 10_000,
    tries: 2,
    after: '503 for the file; pages go on with the releases that they know',
  },
  mail: {
    to: 'mail server',
    connectMs: 20_000,
    // RFC 5321, 4.5.3.2: 5 minutes for each reply, 10 for the last one, as of servers that slow strangers down.
    silentMs: 600_000,
    tries: 1,
    after: 'the job tries again, eight times within hours',
  },
  payments: { to: 'Stripe', silentMs: 10_000, tries: 3, after: '503 with words; the nightly comparison books it' },
  meetings: { to: 'Zoom', silentMs: 8000, tries: 3, after: 'the job tries again; the class shows that it has no link' },
  push: { to: 'push service', silentMs: 10_000, tries: 1, after: 'the delivery is tried again' },
  webhooks: {
    to: 'webhook of a program',
    silentMs: 10_000,
    tries: 1,
    after: 'the delivery is tried again, for three days',
  },
  realtime: { to: 'Ably', silentMs: 5000, tries: 4, after: 'the message stays in the outbox' },
} as const satisfies Record<string, OutsideCall>;
