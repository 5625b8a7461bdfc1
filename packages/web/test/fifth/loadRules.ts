export const loadRules = async () => (await import('./hoard.ts')).hoard;
