/** What is said between a server and whoever plays on it. A browser imports types only: the schemas are the server's border. */
export * from './commands.ts';
export * from './http.ts';
export * from './names.ts';
export * from './pace.ts';
export * from './said.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './version.ts';
