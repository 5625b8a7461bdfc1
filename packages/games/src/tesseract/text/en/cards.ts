/** The cards and researchers in English, by id. */
export const cards = {
  'L2-01': { name: 'Energy Inversion', text: 'Flip a primed cube, then flip a cube in your lab.' },
  'L2-02': { name: 'Fine Tuning', text: 'Make up to two adjustments in your lab or the primed area.' },
  'L2-03': {
    name: 'Drone Sampling',
    text: 'Take a removable cube into your lab, then adjust a cube in your lab.',
  },
  'L2-04': { name: 'Cargo Shuttle', text: 'Move up to two cubes between any labs.' },
  'L2-05': { name: 'Lattice Shift', text: 'Relocate up to two removable cubes.' },
  'L2-06': { name: 'Rewrite', text: 'Set a cube in your lab to any value.' },
  'L2-07': { name: 'Sympathetic Resonance', text: 'Give a primed cube the value of a cube in your lab.' },
  'L2-08': { name: 'Second Reading', text: 'Study a card for free, then make one adjustment.' },
  'L3-01': { name: 'Implosion', text: 'Destroy a primed cube.' },
  'L3-02': { name: 'Overclock', text: 'You get three more actions.' },
  'L3-03': {
    name: 'Double Rewrite',
    text: 'Set up to two cubes in your lab or the primed area to any values.',
  },
  'L3-04': { name: 'Polarity Wave', text: 'Flip up to four cubes in any labs or the primed area.' },
  'L3-05': {
    name: 'Twin Extraction',
    text: 'Take up to two removable cubes into your lab, then make up to two adjustments there.',
  },
  'L3-06': { name: 'Matter Recovery', text: 'Roll up to two destroyed cubes and put them on the Tesseract.' },
  'L3-07': {
    name: 'Spectral Exchange',
    text: 'Recolour a cube in your lab: a destroyed cube of another colour is rolled and takes its place. Then set a cube in your lab to any value.',
  },
  'L4-01': { name: 'Deactivation', text: 'Take a primed cube into your lab.' },
  'L4-02': { name: 'Double Implosion', text: 'Destroy up to two primed cubes.' },
  'L4-03': { name: 'Direct Isolation', text: 'Contain a cube from your lab without a set.' },
  'L4-04': { name: 'Emergency Isolation', text: 'Contain a primed cube.' },
  'L4-05': {
    name: 'Stasis Field',
    text: 'The next Threat phase primes nothing. Make up to two adjustments in the primed area.',
  },
  'L4-06': {
    name: 'Global Rewrite',
    text: 'Set up to four cubes in any labs or the primed area to any values.',
  },
  'L4-07': { name: 'Hyperfocus', text: 'You get five more actions.' },
  'L4-08': { name: 'Resonant Collapse', text: 'Destroy up to three primed cubes of one value.' },
  'L4-09': { name: 'Null Shield', text: 'The next event is cancelled. Destroy a primed cube.' },
  'L4-10': { name: 'Reconstitution', text: 'Roll up to four destroyed cubes and put them on the Tesseract.' },
  'L4-11': {
    name: 'Entangled Labs',
    text: 'Move up to six cubes between any labs, then set up to two cubes in any labs to any values.',
  },
  'C-01': {
    name: 'Temporal Singularity',
    text: 'Put two primed cubes back on the Tesseract, values unchanged.',
  },
  'C-02': { name: 'Event Horizon', text: 'Destroy up to three primed cubes.' },
  'C-03': { name: 'Rift Suture', text: 'Move the breach token back by one. Destroy a primed cube.' },
  'C-04': { name: 'Absolute Zero', text: 'The next two Threat phases prime nothing.' },
  'C-05': { name: 'Unified Theory', text: 'Contain up to two cubes from any labs without a set.' },
  'C-06': {
    name: 'Dimensional Fold',
    text: 'Contain a removable cube of the Tesseract, then a primed cube.',
  },
  'C-07': { name: 'Master Equation', text: 'Set any cubes in any labs to any values.' },
  'C-08': { name: 'Big Bounce', text: 'Roll up to six destroyed cubes and put them on the Tesseract.' },
  'C-09': {
    name: 'Closed Time Loop',
    text: 'You get three more actions. The next Threat phase primes nothing.',
  },
} as const;

export const researchers = {
  R01: {
    name: 'Transport Engineer',
    ability: 'You may change each cube you transfer by one.',
    action: 'Take a removable cube into any lab, or move up to two cubes between any labs.',
  },
  R02: {
    name: 'Magnetic Physicist',
    ability: 'You may flip a cube instead of adjusting it, with cards as well.',
    action: 'Flip up to two cubes in your lab or the primed area.',
  },
  R03: {
    name: 'Particle Physicist',
    ability: 'Once a turn, two cubes of equal value are enough to contain.',
    action: 'Set a cube in your lab to any value.',
  },
  R04: {
    name: 'Spectroscopist',
    ability: 'In a set, one cube counts as any colour, but not the one you contain.',
    action: 'Recolour a cube in your lab: a destroyed cube of another colour is rolled and takes its place.',
  },
  R05: {
    name: 'Nuclear Chemist',
    ability: 'When you destroy an identical primed cube, make up to two adjustments in the primed area.',
    action: 'Destroy a primed 1 or 2.',
  },
  R06: {
    name: 'Structural Engineer',
    ability:
      'Your Remove action breaks a rule: you may take a cube that is not removable, if its top and one side are free.',
    action: 'Relocate up to two removable cubes.',
  },
  R07: {
    name: 'Research Director',
    ability: 'When you study, you see two cards and keep one; the other goes under the deck.',
    action: 'Give a research card to another researcher, or take one.',
  },
  R08: {
    name: 'Systems Analyst',
    ability: 'Where you may adjust in your lab, you may adjust in any lab.',
    action: 'Make up to two adjustments in any labs or the primed area.',
  },
  R09: {
    name: 'Chronologist',
    ability: 'Once in your Threat phase you may roll the primed cube again; the second roll counts.',
    action: 'Once a turn: put a primed 1, 2 or 3 back on the Tesseract.',
  },
  R10: {
    name: 'Robotics Engineer',
    ability: 'Your lab has room for eight cubes.',
    action: 'Take up to two removable cubes into your lab.',
  },
  R11: {
    name: 'Mission Coordinator',
    ability: 'If you end your phase with an unspent action, the next researcher gets one more.',
    action: 'Another researcher performs an action now.',
  },
} as const;
