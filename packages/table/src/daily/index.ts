export * from './complaint.ts';
export * from './day.ts';
export * from './result.ts';
export * from './seeds.ts';
export * from './settings.ts';
