/** Machine-readable documentation: OpenAPI for HTTP, JSON Schema for the socket. */
import {
  ApiProblem,
  ChangesQuery,
  ClientMessage,
  CommandDone,
  CommandRequest,
  DailyAttempt,
  DailyBoard,
  DailySeeds,
  IssuedKey,
  Lobby,
  LobbyQuery,
  Me,
  MovedTable,
  NewGuest,
  NewTable,
  PrivateKey,
  ServerMessage,
  TableLine,
  TableNews,
} from '@tessera/wire';
import { z } from 'zod';
import type { Routes } from './api.ts';

interface Described {
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly answer: z.ZodType;
  readonly status?: number;
}

const Anything = z.unknown();

/** Every route below /api, as `METHOD path`. */
const ROUTES: Readonly<Record<string, Described>> = {
  'GET /me': { summary: 'The current guest', answer: Me },
  'POST /me': {
    summary: 'Creates a guest, identified by a cookie; renames an existing one',
    body: NewGuest,
    answer: Me,
    status: 201,
  },
  'PATCH /me': { summary: 'Renames the guest', body: NewGuest, answer: Me },
  'DELETE /me': {
    summary: 'Deletes the guest: leaves every table, voids the cookie and the private link',
    answer: Me,
  },
  'DELETE /me/sessions': {
    summary: 'Signs out all other browsers and voids the private link',
    answer: Me,
  },
  'POST /me/link': {
    summary: 'Issues a private key for another device and revokes the previous one',
    answer: IssuedKey,
  },
  'POST /me/enter': { summary: 'Signs in by a private key', body: PrivateKey, answer: Me },
  'POST /tables': { summary: 'Creates a table', body: NewTable, answer: TableLine, status: 201 },
  'POST /tables/moved': {
    summary: 'Creates a table at which a match goes on, from its log',
    body: MovedTable,
    answer: TableLine,
    status: 201,
  },
  'GET /tables': { summary: 'The lobby', query: LobbyQuery, answer: Lobby },
  'GET /mine': { summary: 'Tables at which the guest has a chair', answer: z.array(TableLine) },
  'GET /waiting': { summary: 'Tables at which it is the guest’s turn', answer: z.array(TableLine) },
  'GET /tables/{id}': { summary: 'Summary of a table', answer: TableLine },
  'GET /code/{code}': { summary: 'Summary of the table with an invitation code', answer: TableLine },
  'GET /tables/{id}/log': {
    summary: 'Log of a finished match, with the secret of its dice',
    answer: Anything,
  },
  'POST /tables/{id}/home': {
    summary: 'Log of a match that goes on at one screen; ends the table of a guest who is alone with bots',
    answer: Anything,
  },
  'GET /tables/{id}/legal': { summary: 'Legal answers of the guest now', answer: z.array(z.string()) },
  'GET /tables/{id}/changes': {
    summary: 'Long poll for the changes after seq, up to 25 seconds',
    query: ChangesQuery,
    answer: TableNews,
  },
  'POST /tables/{id}/do': {
    summary: 'Executes a command; idempotent by its key',
    body: CommandRequest,
    answer: CommandDone,
  },
  'GET /daily': {
    summary: 'Daily challenges: seeds of yesterday and today, commitments to tomorrow',
    answer: DailySeeds,
  },
  'POST /daily/{game}': {
    summary: 'A result of a daily challenge; it counts if the log replays to its end',
    body: DailyAttempt,
    answer: DailyBoard,
  },
  'GET /daily/{game}/{date}': { summary: 'Results of a daily challenge', answer: DailyBoard },
  'GET /daily/{game}/{date}/best': {
    summary: 'Log of the best game of a day, an hour after its end',
    answer: Anything,
  },
  'GET /openapi.json': { summary: 'This document', answer: Anything },
  'GET /socket.schema.json': { summary: 'JSON Schema of the messages of /api/socket', answer: Anything },
};

/** Input schema: fields with a default are optional. */
const sent = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input' });
const said = (schema: z.ZodType): object => z.toJSONSchema(schema, { unrepresentable: 'any' });
const json = (schema: object) => ({ 'application/json': { schema } });

function operation(path: string, { summary, body, query, answer, status = 200 }: Described): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: sent(schema),
  }));
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: json(sent(body)) } }),
    responses: {
      [status]: { description: 'success', content: json(said(answer)) },
      default: { description: 'a problem', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, described] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera',
      version: '1',
      description: 'Tables of a Tessera server; see docs/protocol.md.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Problem: said(ApiProblem) } },
  };
}

const socketSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Messages of /api/socket, one JSON text each',
  properties: { client: sent(ClientMessage), server: said(ServerMessage) },
});

/** Generated on the first request. */
export const documentRoutes: Routes = api => {
  const documents: Readonly<Record<string, () => object>> = {
    '/openapi.json': openApi,
    '/socket.schema.json': socketSchema,
  };
  const made = new Map<string, object>();
  for (const [path, make] of Object.entries(documents))
    api.get(path, async () => {
      const document = made.get(path) ?? make();
      made.set(path, document);
      return document;
    });
};
