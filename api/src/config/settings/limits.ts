import * as v from 'valibot';
import { count, setting } from './setting.ts';

const limit = (points: string, meaning: string) => setting(v.optional(count(1, 1_000_000), points), meaning);

export const limits = {
  RATE_LIMIT_LOGIN_FAILURES: limit('10', 'Failed sign-ins of one e-mail from one network in 15 minutes.'),
  RATE_LIMIT_NETWORK_LOGIN_FAILURES: limit(
    '50',
    'Failed sign-ins from one network in 15 minutes. Raise it where a whole school shares an address.',
  ),
  RATE_LIMIT_RESET_CODES: limit('20', 'Reset codes that one network tries in an hour.'),
  RATE_LIMIT_BARE_RESET_CODES: limit(
    '100',
    'Reset codes that all callers without the reset cookie try together in an hour.',
  ),
  RATE_LIMIT_RESET_MAILS: limit('5', 'Reset mails to one e-mail, asked for by one network, in an hour.'),
  RATE_LIMIT_SIGNUPS: limit('20', 'New accounts from one network in an hour.'),
  RATE_LIMIT_CONTACT: limit('5', 'Messages of the contact form, and answers to forms, from one network in an hour.'),
  RATE_LIMIT_POSTS: limit('60', 'Posts and edits of one author in an hour.'),
  RATE_LIMIT_COMMENTS: limit('300', 'Comments of one author in an hour.'),
  RATE_LIMIT_KEY_REQUESTS: limit('300', 'Calls with one API key in a minute, over all processes.'),
  RATE_LIMIT_REQUESTS: limit('1200', 'Requests from one network to one process in a minute.'),
};
