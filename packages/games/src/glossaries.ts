/** Glossaries of all games, by file (`./loop/glossary/fr.ts`) and lazy-loaded. For clients that Vite builds. */
import type { Glossary } from './glossary.ts';

export const GLOSSARIES = import.meta.glob<Readonly<Record<string, Glossary>>>('./*/glossary/??.ts');
