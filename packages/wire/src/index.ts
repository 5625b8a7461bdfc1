/** Messages between a server and its clients. A browser imports types only: the schemas guard the server's border. */
export * from './commands.ts';
export * from './daily.ts';
export * from './http.ts';
export { tidyText } from './names.ts';
export * from './pace.ts';
export { Doors, Key, Language, Name, Pace, Phase, Title } from './primitives.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './version.ts';
