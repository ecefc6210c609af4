import { realtimeForTest, signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { MARYAM, ME } from './messages.ts';
import { serveChats } from './server.ts';

export const THREAD = `/dashboard/messaging/chats/${MARYAM}`;

/** Before each test of the file a student signs in, with realtime and these conversations. */
export function signInWith(chats: () => Parameters<typeof serveChats>[0] = () => []): void {
  beforeEach(() => {
    signInForTest({ id: ME, name: 'Omar Nasser', role: 'student', roles: ['student'] }, ['messaging.read']);
    serveChats(chats());
    realtimeForTest.status('live');
  });
  afterEach(() => {
    realtimeForTest.status('off');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Maryam Haddad' });
