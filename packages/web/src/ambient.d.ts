/// <reference types="vite/client" />

/** Made from docs/rules/*.md while building (see app/rules/plugin.ts). */
declare module 'virtual:rules/*' {
  export const page: import('./app/rules/convert.ts').RulesPage;
}
