import { describe, expect, test } from 'vitest';
import { type Given, type Table, table, tower } from '../../../test/tesseractTable.ts';
import { RESEARCHERS } from './researchers.ts';

const stacks = tower(['3443', '4444', '4444', '3443']);
const decks = [['L2-02'], ['L3-02', 'L3-03', 'L3-04'], ['L4-07']];

/** A position in which A has the researcher, and B none. */
const lab = (researcher: string, given: Given = {}): Table =>
  table({ stacks, researchers: [researcher, '-'], options: { consent: 'auto' }, ...given });

describe('section 12: researchers', () => {
  test('[T-COMP-9] researchers are eleven, four of them with a diamond', () => {
    expect(RESEARCHERS).toHaveLength(11);
    expect(RESEARCHERS.filter(row => row.diamond).map(row => row.id)).toEqual(['R01', 'R07', 'R08', 'R11']);
  });

  test('[T-SPEC-2] [R01] may change each cube she transfers by one step, with cards as well', () => {
    const game = lab('R01', { labs: ['Y3', 'O1'], hands: [['L2-04'], []] });
    game.play('transfer A:Y3 B');
    expect([game.decision(), ...game.legal()]).toEqual([
      'movedAdjust',
      'adjust B:Y3 +',
      'adjust B:Y3 -',
      'stop',
    ]);
    game.play('adjust B:Y3 +', 'play L2-04', 'transfer B:O1 A');
    expect(game.legal()).toEqual(['adjust A:O1 +', 'stop']); // in a lab a 1 does not go to 0
    game.play('adjust A:O1 +', 'stop');
    expect([game.lab(0), game.lab(1)]).toEqual(['O2', 'Y4']);
  });

  test('[T-SPEC-1] [R01] moves a removable cube into any lab, or makes two transfers; repeatable', () => {
    const game = lab('R01', { labs: ['Y3', ''] });
    game.play('specialize');
    expect([game.decision(), ...game.legal()]).toEqual(['branch', 'branch 1', 'branch 2']);
    game.play('branch 1', 'pick 0,0', 'lab B');
    expect([game.lab(1), game.state.actions]).toEqual(['Y6', 2]);
    game.play('specialize', 'branch 2', 'transfer B:Y6 A', 'stop', 'transfer A:Y3 B', 'adjust B:Y3 -');
    expect([game.lab(0), game.lab(1), game.state.actions]).toEqual(['Y6', 'Y2', 1]);
  });

  test('[T-CARD-6] [R01] asks before she puts a cube into another lab, and the event comes after it arrived', () => {
    const game = lab('R01', { options: {}, stacks: { '0,0': 'Y3', '1,0': 'B2B2' } });
    game.play('specialize', 'pick 0,0', 'lab B'); // branch 2 is impossible with empty labs
    expect([game.decision(), game.decider()]).toEqual(['consent', 1]);
    game.play('no', 'pick 0,0', 'lab B', 'yes'); // T-RUL-28: refused, the cube is chosen anew
    expect([game.lab(1), game.destroyed()]).toEqual(['Y3', 'B']);
  });

  test('[T-RES-1] [R02] may flip instead of each single adjustment, and never destroys by it', () => {
    const game = lab('R02', { labs: ['Y2', ''], primed: 'O1', hands: [['L2-02'], []] });
    game.play('adjust primed:O1 flip');
    expect(game.primed()).toBe('O6');
    game.play('play L2-02', 'adjust A:Y2 flip', 'adjust A:Y5 +');
    expect(game.lab(0)).toBe('Y6');
    game.play('specialize', 'pick A:Y6', 'pick primed:O6');
    expect([game.lab(0), game.primed()]).toEqual(['Y1', 'O1']);
  });

  test('[T-RES-4] [T-CONTAIN-6] [R03] contains with a pair of one value once a turn; rolling one cube gives no card', () => {
    const game = lab('R03', { labs: ['Y2O2P5P5Y4', ''], decks, rolls: [6] });
    expect(game.legal('contain ')).toEqual(['P5 P5', 'Y2 O2']);
    expect(game.whyNot('contain Y4 P5')).toMatchObject({ code: 'E_BAD_SET' });
    game.play('contain Y2 O2', 'pick A:Y2', 'yes');
    expect([game.lab(0), game.state.hands[0]]).toEqual(['O6 P5 P5 Y4', []]);
    expect(game.whyNot('contain P5 P5')).toMatchObject({ code: 'E_BAD_SET' });
    game.play('specialize', 'pick A:O6', 'value 1');
    expect(game.lab(0)).toBe('O1 P5 P5 Y4');
  });

  test('[T-SPEC-2] a once-per-turn ability is available again in the next turn', () => {
    const game = lab('R03', { labs: ['P5P5', ''], used: [['containMin'], []], skipPrime: 2 });
    expect(game.legal('contain')).toEqual([]);
    game.play('end', 'end');
    expect(game.legal('contain ')).toEqual(['P5 P5']);
  });

  test('[T-CONTAIN-1] [T-SPEC-2] [R04] one cube of a set, but not the contained one, counts as any colour', () => {
    const game = lab('R04', { labs: ['Y2Y3Y4B5', ''] });
    expect(game.legal('contain ')).toContain('Y2 Y3 Y4 B5');
    game.play('contain Y2 Y3 Y4 B5');
    expect(game.legal()).toEqual(['pick A:Y2', 'pick A:Y3', 'pick A:Y4']);
    expect(lab('R04', { labs: ['Y2Y3O4B5P6', ''] }).legal('contain ')).not.toContain('Y2 Y3 O4 P6 B5');
    expect(lab('R04', { labs: ['Y2Y3O4O5', ''] }).legal('contain ')).toEqual(['Y2 Y3 O4', 'Y3 O4 O5']);
    const pair = lab('R04', { labs: ['Y3Y3O3', ''] });
    pair.play('contain Y3 Y3 O3');
    expect(pair.legal()).toEqual(['pick A:O3', 'pick A:Y3']);
  });

  test('[T-SPEC-1] [T-STATE-2] [R04] recolours a cube of the lab: the destroyed one that comes back is rolled', () => {
    const game = lab('R04', { labs: ['Y2', ''], destroyed: 'OP', rolls: [6] });
    const events = game.play('specialize', 'pick A:Y2', 'pick destroyed:P');
    expect([game.lab(0), game.destroyed()]).toEqual(['P6', 'O Y']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'rolled', value: 6 }));
    const kept = lab('R04', { labs: ['Y2', ''], destroyed: 'OP', options: { recolor: 'kept' } });
    const silent = kept.play('specialize', 'pick A:Y2', 'pick destroyed:P');
    expect([kept.lab(0), kept.destroyed()]).toEqual(['P2', 'O Y']);
    expect(silent).not.toContainEqual(expect.objectContaining({ type: 'rolled' }));
    expect(lab('R04', { labs: ['Y2', ''] }).whyNot('specialize')).toMatchObject({
      clause: 'T-CARD-4',
      code: 'E_NO_TARGET',
    });
  });

  test('[T-CONTAIN-3] [R05] adjusts primed cubes when an identical one was destroyed, before the bonuses', () => {
    const game = lab('R05', { labs: ['Y2Y3Y4', ''], primed: 'Y3O1' });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'adjust primed:O1 -');
    expect([game.decision(), game.primed()]).toEqual(['reroll', '']);
    const none = lab('R05', { labs: ['Y2Y3Y4', ''], primed: 'O1' });
    none.play('contain Y2 Y3 Y4', 'pick A:Y3');
    expect(none.decision()).toBe('reroll');
  });

  test('[T-SPEC-1] [R05] destroys a primed 1 or 2', () => {
    const game = lab('R05', { primed: 'Y1O2P3' });
    game.play('specialize');
    expect(game.legal()).toEqual(['pick primed:O2', 'pick primed:Y1', 'stop']);
    game.play('pick primed:O2');
    expect(game.primed()).toBe('P3 Y1');
  });

  test('[T-REMOVE-1] [R06] removes with one free side, for the action only', () => {
    const game = lab('R06', { stacks: tower(['4444', '4444', '4444', '4444']), hands: [['L2-03'], []] });
    expect(game.legal('remove ')).toHaveLength(12);
    expect(game.whyNot('remove 1,1')).toMatchObject({ code: 'E_NOT_REMOVABLE' });
    game.play('play L2-03');
    expect(game.legal('pick ')).toHaveLength(4);
    game.play('stop', 'remove 1,0', 'specialize', 'pick 0,0', 'stop'); // only one stack has room: not asked
    expect(game.state.stacks.map(stack => stack.length).slice(0, 2)).toEqual([3, 4]);
  });

  test('[T-STUDY-1] [R07] sees two cards when studying and keeps one; the other goes under the deck', () => {
    const game = lab('R07', { hands: [['L2-01', 'L2-08'], []], decks });
    const events = game.play('study L2-01');
    expect(events).toContainEqual({ type: 'cardsSeen', lab: 0, cards: ['L3-02', 'L3-03'], reveals: 'all' });
    expect([game.decision(), ...game.legal()]).toEqual(['studyPick', 'keep L3-02', 'keep L3-03']);
    game.play('keep L3-03');
    expect([game.state.hands[0], game.state.decks[1]]).toEqual([
      ['L2-08', 'L3-03'],
      ['L3-04', 'L3-02'],
    ]);
    const last = lab('R07', { hands: [['L3-01'], []], decks });
    last.play('study L3-01');
    expect(last.state.hands[0]).toEqual(['L4-07']);
  });

  test('[T-SPEC-1] [R07] gives a card to another researcher or takes one, with consent', () => {
    const game = lab('R07', { options: {}, hands: [['L2-01'], ['L3-02']] });
    game.play('specialize');
    expect(game.legal('give ')).toEqual(['L2-01 A B', 'L3-02 B A']);
    game.play('give L3-02 B A');
    expect(game.decider()).toBe(1);
    game.play('yes');
    expect(game.state.hands).toEqual([['L2-01', 'L3-02'], []]);
  });

  test('[T-ADJUST-1] [R08] adjusts in any lab, asked for; also where a card says her own lab', () => {
    const game = lab('R08', { options: {}, labs: ['', 'Y3'], hands: [['L2-03', 'L2-02'], []] });
    game.play('adjust B:Y3 +', 'yes');
    expect(game.lab(1)).toBe('Y4');
    game.play('play L2-02', 'adjust B:Y4 +', 'yes');
    expect(game.legal()).toEqual(['adjust B:Y5 +', 'adjust B:Y5 -', 'stop']);
    game.play('stop');
    expect(game.lab(1)).toBe('Y5');
    game.play('specialize', 'adjust B:Y5 -', 'no', 'adjust B:Y5 -', 'yes', 'adjust B:Y4 -', 'yes');
    expect(game.lab(1)).toBe('Y3');
  });

  test('[T-SPEC-2] [R09] may roll the primed cube again in the own Threat phase, once, and must keep that', () => {
    const game = lab('R09', {
      stacks: tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' }),
      primed: 'Y2O2',
      rolls: [2, 5],
    });
    game.play('end');
    expect([game.decision(), game.decider()]).toEqual(['rerollPrime', 0]);
    game.play('yes');
    expect([game.primed(), game.state.breach]).toEqual(['B5 O2 Y2', 0]);
    const kept = lab('R09', {
      stacks: tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' }),
      primed: 'Y2O2',
      rolls: [2],
    });
    kept.play('end', 'no');
    expect(kept.state.breach).toBe(1);
  });

  test('[T-SPEC-2] [R09] may not roll again in an Action phase, in the turn of another, or twice a turn', () => {
    const action = lab('R09', { stacks: { '2,2': 'Y1', '0,1': 'B3B3' }, rolls: [4] });
    action.play('remove 2,2'); // Chain reaction
    expect([action.primed(), action.decision()]).toEqual(['B4', 'act']);
    const other = lab('R09', {
      active: 1,
      stacks: tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' }),
      rolls: [4],
    });
    other.play('end');
    expect(other.primed()).toBe('B4');
    const twice = lab('R09', { stacks: { '2,2': 'Y1', '0,1': 'B3B3' }, rolls: [4, 5, 6] });
    twice.play('end', 'yes'); // Chain reaction primes B3 without asking again
    expect([twice.primed(), twice.state.active]).toEqual(['B6 Y5', 1]);
  });

  test('[T-SPEC-1] [R09] puts a primed 1, 2 or 3 back, once a turn', () => {
    const game = lab('R09', { primed: 'Y1O3P4' });
    game.play('specialize');
    expect(game.legal()).toEqual(['pick primed:O3', 'pick primed:Y1', 'stop']);
    game.play('pick primed:O3', 'to 0,0');
    expect(game.stack('0,0').slice(-2)).toBe('O3');
    expect(game.whyNot('specialize')).toMatchObject({ clause: 'T-SPEC-1', code: 'E_ONCE' });
  });

  test('[T-RES-2] [R10] has room for eight cubes and takes two at once', () => {
    const game = lab('R10', { labs: ['Y1Y1Y1Y1Y1Y1', ''] });
    game.play('specialize', 'pick 0,0', 'pick 3,0');
    expect(game.state.labs[0]).toHaveLength(8);
    expect(game.whyNot('remove 0,3')).toMatchObject({ code: 'E_LAB_FULL' });
    expect(game.view.labs[0]?.capacity).toBe(8);
  });

  test('[T-TURN-3] [R11] banks one action for the next researcher, however many are unspent', () => {
    const game = lab('R11', { skipPrime: 2 });
    game.play('end');
    expect(game.state.actions).toBe(4);
    game.play('end');
    expect(game.state.actions).toBe(3);
    const once = lab('R11', { skipPrime: 3 });
    // banked, used, and none this time
    once.play('end', 'end', 'remove 0,0', 'remove 3,0', 'remove 0,3', 'end');
    expect([once.state.active, once.state.actions]).toEqual([1, 3]);
    const spent = lab('R11', { actions: 0, skipPrime: 1 });
    spent.play('end');
    expect(spent.state.actions).toBe(3);
  });

  test('[T-RES-3] [R11] grants an action: the other uses own lab and ability; no study, no individual action', () => {
    const game = table({
      stacks,
      players: 3,
      researchers: ['R11', 'R02', '-'],
      labs: ['', 'Y2', ''],
      hands: [[], ['L2-01'], []],
      decks,
    });
    game.play('specialize');
    expect(game.legal()).toEqual(['lab B', 'lab C', 'stop']); // others only
    game.play('lab B');
    expect([game.decision(), game.decider()]).toEqual(['granted', 1]);
    expect(game.legal('study')).toEqual([]);
    expect(game.whyNot('specialize')).toMatchObject({ clause: 'T-RES-3' });
    expect(game.whyNot('remove 1,1')).toMatchObject({ code: 'E_NOT_REMOVABLE' });
    game.play('adjust B:Y2 flip');
    expect([game.lab(1), game.state.actions, game.decision()]).toEqual(['Y5', 2, 'act']);
  });

  test('[T-RES-3] the abilities of R01 and R08 come with a granted action, and so do their choices', () => {
    const given = { stacks, options: { consent: 'auto' as const }, labs: ['Y3', 'O3'] };
    const transport = table({ ...given, researchers: ['R11', 'R01'] });
    transport.play('specialize', 'lab B', 'transfer A:Y3 B');
    expect([transport.decision(), transport.decider()]).toEqual(['movedAdjust', 1]);
    const analyst = table({ ...given, researchers: ['R11', 'R08'] });
    expect(analyst.legal('adjust ')).toEqual(['A:Y3 +', 'A:Y3 -']);
    const card = lab('R08', { labs: ['Y3', 'O3'], hands: [['L2-02'], []] });
    card.play('play L2-02'); // her own lab is named by the card and by her ability, and listed once
    expect(card.legal('adjust ')).toEqual(['A:Y3 +', 'A:Y3 -', 'B:O3 +', 'B:O3 -']);
    analyst.play('specialize', 'lab B');
    expect(analyst.legal('adjust ')).toEqual(['A:Y3 +', 'A:Y3 -', 'B:O3 +', 'B:O3 -']);
    expect(analyst.whyNot('adjust A:P3 +')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
  });

  test('[T-RES-3] choices forced by events of a granted action stay with the active researcher', () => {
    const game = table({
      stacks: { '0,0': 'Y1', '0,1': 'B3B3', '3,1': 'P3P3' },
      researchers: ['R11', '-'],
      options: { consent: 'auto' },
    });
    game.play('specialize', 'lab B', 'remove 0,0');
    expect([game.lab(1), game.decision(), game.decider()]).toEqual(['Y1', 'edgeTie', 0]);
  });

  test('[T-RES-3] [T-TRANSFER-3] a granted transfer from the active lab needs its consent', () => {
    const game = table({ stacks, researchers: ['R11', '-'], labs: ['Y3', ''] });
    game.play('specialize', 'lab B', 'transfer A:Y3 B');
    expect([game.decision(), game.decider()]).toEqual(['consent', 0]);
    game.play('yes');
    expect(game.lab(1)).toBe('Y3');
  });

  test('[T-RES-5] solo: the ability of the other lab does not apply in this turn', () => {
    const game = table({ players: 1, stacks, researchers: ['-', 'R02'], labs: ['Y2', 'O2'], skipPrime: 1 });
    expect(game.legal('adjust ')).toEqual(['A:Y2 +', 'A:Y2 -']);
    game.play('end');
    expect(game.legal('adjust ')).toEqual(['B:O2 +', 'B:O2 -', 'B:O2 flip']);
    expect(game.decider()).toBe(0);
  });

  test('[T-RES-5] [T-RES-3] solo: the ability of the other lab applies in an action granted to it', () => {
    const game = table({ players: 1, stacks, researchers: ['R11', 'R02'], labs: ['Y2', 'O2'] });
    expect(game.legal('adjust ')).toEqual(['A:Y2 +', 'A:Y2 -']);
    game.play('specialize', 'lab B');
    expect(game.legal('adjust ')).toEqual(['B:O2 +', 'B:O2 -', 'B:O2 flip']);
  });
});
