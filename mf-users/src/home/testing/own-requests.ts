import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type OwnRequest, ownRequestsResponse } from '#/home/api/own-requests.ts';
import { server } from '#/testing/server.ts';

export const serveRequests = (data: OwnRequest[]) =>
  server.use(http.get('*/api/leads/own', () => HttpResponse.json(v.parse(ownRequestsResponse, { data }))));
