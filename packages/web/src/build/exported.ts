/**
 * Vite plugin: fails the build if a chunk exports a name that it does not declare. The bundler lost the
 * namespace of a chunk once; such a file does not load, and its table stays empty.
 */
import { type Plugin, parseAst } from 'vite';

export const exportsDeclared: Plugin = {
  name: 'tessera-exports',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const one of Object.values(bundle)) {
      const lost = one.type === 'chunk' ? undeclaredExports(one.code) : [];
      if (lost.length > 0) this.error(`${one.fileName} exports ${lost.join(', ')} without declaring it`);
    }
  },
};

/** Names in the export lists of a module that none of its statements declares. */
export function undeclaredExports(code: string): readonly string[] {
  const { body } = parseAst(code);
  const declared = new Set(body.flatMap(declaredBy));
  return body.flatMap(statement =>
    statement.type === 'ExportNamedDeclaration' && statement.source === null
      ? statement.specifiers.flatMap(({ local }) =>
          local.type === 'Identifier' && !declared.has(local.name) ? [local.name] : [],
        )
      : [],
  );
}

type Statement = ReturnType<typeof parseAst>['body'][number];

function declaredBy(statement: Statement): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : [];
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => namesIn(id));
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    return declaredBy(statement.declaration as Statement);
  return [];
}

/** Names of a binding pattern: `a`, `{ a, b: [c] }`. */
function namesIn(pattern: unknown): readonly string[] {
  const { type, name, ...parts } = pattern as { type?: string; name?: string };
  if (type === 'Identifier' && name !== undefined) return [name];
  return Object.values(parts)
    .flat()
    .flatMap(part =>
      typeof part === 'object' && part !== null ? namesIn('value' in part ? part.value : part) : [],
    );
}
