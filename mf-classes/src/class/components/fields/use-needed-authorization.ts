import { ApiError } from '@academy/shared-auth';
import { useState } from 'react';

/**
 * Whether the API required an authorization (D68). A typed link replaces it, so the link field stays once it was
 * required.
 */
export function useNeededAuthorization() {
  const [isNeeded, setNeeded] = useState(false);
  const [needsLink, setNeedsLink] = useState(false);
  const noteError = (error: unknown): never => {
    const isAsked = error instanceof ApiError && error.code === 'meeting_authorization_required';
    setNeeded(isAsked);
    if (isAsked) setNeedsLink(true);
    throw error;
  };
  return { isNeeded, needsLink, noteError };
}
