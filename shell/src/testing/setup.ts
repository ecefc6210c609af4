import { endSession, sessionStore } from '@academy/shared-auth';
import { loadOverlays } from '@academy/shared-ui';
import {
  clearToasts,
  keepRulesInOneSheet,
  rejectRequests,
  takeComplaints,
  watchComplaints,
} from '@academy/shared-ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { remoteHealth } from '#/loading/remote-health.ts';
import { emptyRegistry } from '#/registry/registry.ts';
import { registryStore } from '#/registry/registry-store.ts';

watchComplaints();
keepRulesInOneSheet();
rejectRequests();
await loadOverlays();

afterEach(() => {
  cleanup();
  clearToasts();
  endSession('signed-out');
  sessionStore.setState({ reason: null });
  localStorage.clear();
  sessionStorage.clear();
  remoteHealth.setState({}, true);
  registryStore.setState({ current: emptyRegistry, offered: null, shellIsOld: false });
  expect(takeComplaints(), 'console.error was called').toEqual([]);
});
