/** The facts from which a meeting is made. */
export interface MeetingDetails {
  topic: string;
  startsAt: Date;
  durationMinutes: number;
}

export interface Meeting {
  id: string;
  joinUrl: string;
}

export interface ProviderTokens {
  accessToken: string;
  /** Good for one refresh. */
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
}

/** The provider's account of the tokens' owner. */
export interface ProviderAccount {
  id: string;
  name: string;
}

/** Somebody in a meeting, as the provider names them. */
export interface Participant {
  /** The key of one stay: who leaves and comes back gets another. */
  key: string;
  /** The account, where the person is signed in at the provider. */
  accountId: string | null;
  email: string | null;
  name: string;
}

/** The provider's reports; they may come twice, late and in any order. */
export type MeetingEvent =
  | { kind: 'started'; meetingId: string; at: Date }
  | { kind: 'joined' | 'left'; meetingId: string; at: Date; participant: Participant }
  | { kind: 'deauthorized'; accountId: string; at: Date }
  /** Asks whether the address is ours; `response` is the proof. */
  | { kind: 'validation'; response: { plainToken: string; encryptedToken: string } };

/** Why a call of a provider did not work. */
type Failure =
  /** The access token does not count any more: refresh it. */
  | 'token_rejected'
  /** There is no authorization: the teacher has to give it, again. */
  | 'unauthorized'
  /** The provider does not take the academy's own id and secret. */
  | 'misconfigured'
  /** There is no such meeting any more. */
  | 'missing'
  /** Too many calls; `retryAfter` says when. */
  | 'limited'
  /** No response, or an error of the provider's own: the same call may work later. */
  | 'unavailable'
  | 'rejected';

export class MeetingError extends Error {
  override name = 'MeetingError';
  readonly failure: Failure;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter;
  }
}

/** The provider that makes meetings for teachers. Every call is bounded in time. @throws MeetingError */
export interface MeetingProvider {
  /** `sandbox`: an imitation in this process, for demonstrations and tests. */
  readonly name: 'zoom' | 'sandbox';
  /** The page on which a teacher gives the authorization. @param challenge S256 of the PKCE verifier. */
  authorizeUrl(state: string, challenge: string): string;
  exchange(code: string, verifier: string): Promise<ProviderTokens>;
  refresh(refreshToken: string): Promise<ProviderTokens>;
  revoke(accessToken: string): Promise<void>;
  findAccount(accessToken: string): Promise<ProviderAccount>;
  createMeeting(accessToken: string, details: MeetingDetails): Promise<Meeting>;
  updateMeeting(accessToken: string, id: string, details: MeetingDetails): Promise<void>;
  /** Deleting a missing meeting is no error. */
  deleteMeeting(accessToken: string, id: string): Promise<void>;
  /**
   * Reads a report. Null: genuine, and of no interest here.
   * @throws AppError `unauthenticated` where the signature is wrong or too old.
   */
  readEvent(text: string, headers: Headers, now: Date): MeetingEvent | null;
}
