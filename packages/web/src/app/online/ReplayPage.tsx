export { default } from './CodePage.tsx';
