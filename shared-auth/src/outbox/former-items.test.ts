import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../session/session.ts';
import { signInForTest } from '../session/sign-in-for-test.ts';
import { adoptFormerItems } from './former-items.ts';
import { clearOutboxForTest, outbox, startOutbox } from './outbox.ts';

const labels = { message: 'Message', report: 'Report' };

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInForTest({ id: '1' }, []);
  startOutbox();
});
afterEach(() => {
  endSession('signed-out');
  clearOutboxForTest();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('items from the former outboxes of messages and reports are held for their author, with their key', () => {
  const fields = { attendance: 'attended', report: 'Surat al-Mulk', accomplished: '', notes: '' };
  localStorage.setItem('chat-outbox:1:k1', JSON.stringify({ to: '5', text: 'Peace', at: 7 }));
  localStorage.setItem('report-outbox:1:30', JSON.stringify({ classId: '30', key: 'k2', fields }));
  localStorage.setItem('chat-outbox:1:k3', '{');
  localStorage.setItem('chat-outbox:2:k4', JSON.stringify({ to: '5', text: 'Of another', at: 7 }));
  adoptFormerItems(labels);
  expect(outbox.items()).toMatchObject([
    {
      key: 'k1',
      state: 'held',
      target: 'messages 5',
      path: 'messages/send',
      json: { message: 'Peace', receiver_id: '5' },
    },
    { key: 'k2', state: 'held', target: 'class 30', path: 'daily-reports', json: { class_model: '30', ...fields } },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('-outbox:'))).toEqual(['chat-outbox:2:k4']);
  endSession('signed-out');
  expect(Object.keys(localStorage).filter((key) => key.includes('outbox:1:'))).toEqual([]);
});
