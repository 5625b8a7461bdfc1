import { ApiProblem, ClientMessage, Lobby, Me, TableLine, TableNews } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { begun, tablesStage, Visitor } from '../../test/stage.ts';

type Paths = Record<string, Record<string, { summary: string; responses: object }>>;

describe('the OpenAPI and JSON Schema documents', () => {
  test('name every route, and no other', async () => {
    const routes: string[] = [];
    const { address } = await tablesStage({}, app =>
      app.addHook('onRoute', ({ method, url }) => {
        const path = url.replaceAll(/:(\w+)/g, '{$1}');
        if (path.startsWith('/api/') && method !== 'HEAD' && !path.endsWith('*'))
          routes.push(`${String(method).toLowerCase()} ${path.slice('/api'.length)}`);
      }),
    );
    const { body } = await new Visitor(address).ask<{ paths: Paths }>('GET', '/api/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(routes.sort());
    expect(routes).toContain('post /tables/{id}/do');
  });

  test('fit every answer: by HTTP here, on the socket in every test', async () => {
    const { address } = await tablesStage();
    const { id, visitors } = await begun(address);
    const ada = visitors[0]!;
    const said = async (path: string): Promise<unknown> =>
      (await ada.ask<unknown>('GET', `/api${path}`)).body;
    Me.parse(await said('/me'));
    Lobby.parse(await said('/tables'));
    TableLine.array()
      .length(1)
      .parse(await said('/mine'));
    TableLine.parse(await said(`/tables/${id}`));
    TableNews.parse(await said(`/tables/${id}/changes?seq=0`));
    TableNews.parse(await said(`/tables/${id}/changes?seq=2`));
    ApiProblem.parse(await said('/nothing'));
    const { body } = await ada.ask('POST', `/api/tables/${id}/do`, { key: 'k', command: { do: 'start' } });
    expect(ApiProblem.parse(body)).toMatchObject({ code: 'refused', refusal: { code: 'notNow' } });
  });

  test('have a schema of every message', async () => {
    const { address } = await tablesStage();
    type Union = { oneOf: { properties: { type: { const: string } } }[] };
    const { body } = await new Visitor(address).ask<{ properties: { client: Union; server: Union } }>(
      'GET',
      '/api/socket.schema.json',
    );
    const types = ({ oneOf }: Union): string[] => oneOf.map(({ properties }) => properties.type.const).sort();
    expect(types(body.properties.client)).toEqual(
      ClientMessage.options.map(({ shape }) => shape.type.value).sort(),
    );
    expect(types(body.properties.server)).toEqual([
      'answer',
      'beat',
      'change',
      'done',
      'hello',
      'pointed',
      'problem',
      'refused',
      'table',
    ]);
  });
});
