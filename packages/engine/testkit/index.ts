export { type ContractPlan, contractLaws, type Law } from './contract.ts';
export { type FuzzFailure, type FuzzPlan, fuzz } from './fuzz.ts';
export { type LeavingPlan, leaveEverywhere } from './leaving.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { nextSeat, pick, type RandomGame, randomGame, randomPast, type Variant } from './randomGame.ts';
export { type Scenario, type ScenarioStart, scenario } from './scenario.ts';
