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
  /** Valid for one refresh. */
  refreshToken: string;
  /** In seconds. */
  expiresIn: number;
}

/** The provider's account of the tokens' owner. */
export interface ProviderAccount {
  id: string;
  name: string;
}

/** A person in a meeting, as the provider names them. */
export interface Participant {
  /** The key of one stay: a person who leaves and comes back gets another key. */
  key: string;
  /** The person's account, if they are signed in at the provider. */
  accountId: string | null;
  email: string | null;
  name: string;
}

/** The provider's reports; they may arrive twice, late and in any order. */
export type MeetingEvent =
  | { kind: 'started'; meetingId: string; at: Date }
  | { kind: 'joined' | 'left'; meetingId: string; at: Date; participant: Participant }
  | { kind: 'deauthorized'; accountId: string; at: Date }
  /** A check that the address belongs to us; `response` is the proof. */
  | { kind: 'validation'; response: { plainToken: string; encryptedToken: string } };

/** Why a call of a provider failed. */
type Failure =
  /** The access token is no longer valid: refresh it. */
  | 'token_rejected'
  /** There is no valid authorization: the teacher has to authorize the academy (again). */
  | 'unauthorized'
  /** The provider rejects the academy's own id and secret. */
  | 'misconfigured'
  /** The meeting does not exist any more. */
  | 'missing'
  /** Too many calls; `retryAfter` says when. */
  | 'limited'
  /** No response, or an error inside the provider: the same call may work later. */
  | 'unavailable'
  | 'rejected';

export class MeetingError extends Error {
  override name = 'MeetingError';
  readonly failure: Failure;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter;
  }
}

/** The provider that makes meetings for teachers. Every call has a time limit. @throws MeetingError */
export interface MeetingProvider {
  /** `sandbox`: an imitation in this process, for demonstrations and tests. */
  readonly name: 'zoom' | 'sandbox';
  /** The page on which a teacher authorizes the academy. @param challenge S256 of the PKCE verifier. */
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
   * Reads a report. Null for a genuine report that is not needed here.
   * @throws AppError `unauthenticated` if the signature is wrong or too old.
   */
  readEvent(text: string, headers: Headers, now: Date): MeetingEvent | null;
}
