/** Every sentence a rift player reads, in Czech. */

import { czechForms, withForms } from '@tessera/engine';
import type { RiftText } from '../index.ts';
import { cs as title } from '../titles/cs.ts';
import { countForms } from './counts.ts';
import { pieceForms } from './pieces.ts';

const forms = { ...czechForms, ...countForms, ...pieceForms };

export const cs: RiftText = withForms(forms, {
  ...title,
  colours: ['Bílý', 'Černý'],
  /** By letter; a slide is named by its size, in either orientation. */
  pieces: {
    T: 'Teserakt',
    S: 'hvězda',
    P: 'jehlan',
    R: 'obdélník',
    C: 'válec',
    H: 'malý posuvník',
    V: 'malý posuvník',
    G: 'velký posuvník',
    I: 'velký posuvník',
    X: 'kříž',
  },
  /** Movement of each piece in one line, with its clause. */
  ways: {
    T: { text: 'Rovně všemi směry, jak daleko chce.', clause: 'R-TESS-1' },
    S: { text: 'Dva kroky úhlopříčně, pravý úhel a dál, jak daleko chce.', clause: 'R-BENT-1' },
    P: { text: 'Dva kroky po drážce, pravý úhel a dál, jak daleko chce.', clause: 'R-BENT-1' },
    R: {
      text: 'Dva kroky, pravý úhel, dva kroky. Přeskočí všechno a cestou sebere každou soupeřovu figurku.',
      clause: 'R-RECT-1',
    },
    C: { text: 'Jeden nebo dva kroky všemi směry.', clause: 'R-CYL-1' },
    H: { text: 'Jezdí ve své drážce na východ a na západ, nebo se na místě otočí.', clause: 'R-SLIDE-1' },
    V: { text: 'Jezdí ve své drážce na sever a na jih, nebo se na místě otočí.', clause: 'R-SLIDE-1' },
    G: {
      text: 'Jezdí ve své drážce na východ a na západ, nebo se otočí kolem jedné ze svých linií.',
      clause: 'R-SLIDE-1',
    },
    I: {
      text: 'Jezdí ve své drážce na sever a na jih, nebo se otočí kolem jedné ze svých linií.',
      clause: 'R-SLIDE-1',
    },
    X: {
      text: 'Nikdy se nehýbe. Jeho střed zastaví vše, konce ramen zastaví figurky.',
      clause: 'R-CROSS-4',
    },
  },
  decisions: {
    'setup.pawn': 'postavte figurku do svého tábora.',
    'setup.slide': 'postavte malý posuvník do svého tábora.',
    'setup.cross': 'postavte kříž do neutrálního pásma.',
    'play.action': 'táhněte, posuňte, otočte nebo nasaďte jeden kámen.',
    'play.forcedDrop': 'váš Teserakt je na desce sám, musíte nasadit figurku ze zásoby.',
    ended: 'hra skončila.',
  },
  whys: {
    wins: 'Bere Teserakt a vyhrává.',
    forcesTesseract: 'Vynucené sebrání Teseraktu za {moves|tahy}.',
    winsIn: 'Vynucená výhra za {moves|tahy}.',
    winsByForce: 'Výhra je vynucená.',
    tesseractFlees: 'Teserakt uniká z nebezpečí.',
    takesAttacker: 'Bere kámen, který ohrožoval Teserakt.',
    blocks: 'Zavírá cestu k Teseraktu.',
    threatensTesseract: 'Hrozí sebrat soupeřův Teserakt.',
    closesEscape: 'Odřezává únik; soupeřovu Teseraktu {count|zbyvaCest}.',
    takesFree: 'Bere zadarmo {piece|p4} na {at}.',
    winsExchange: 'Výměna na {at} vynese víc, než stojí.',
    takes: 'Bere {piece|p4} na {at}.',
    takesMany: 'Bere najednou {count|figurky4}.',
    escapes: 'Z nebezpečí uniká {piece} na {at}.',
    guards: 'Zachraňuje {piece|p4} na {at}.',
    threatens: 'Ohrožuje {piece|p4} na {at}.',
    forks: 'Ohrožuje najednou {piece|p4} i {other|p4}.',
    forksStars: 'Ohrožuje najednou obě hvězdy.',
    limits: 'Soupeřův Teserakt teď chodí nejvýše o čtyři kroky.',
    ladder: 'Kdyby se figurky sčítaly teď, strana na tahu by vyhrála.',
    quiet: 'Soupeř pak nemá co sebrat.',
    behind: 'Kdyby se figurky sčítaly teď, strana na tahu by prohrála.',
    opens: 'Dává víc volnosti {piece|p3} na {at}.',
    cramps: 'Soupeři omezuje {piece|p4} na {at}.',
    shelters: 'K Teseraktu je teď těžší se dostat.',
    exposes: 'K soupeřovu Teseraktu je teď snazší se dostat.',
    aims: 'Posuvník na {at} teď míří na figurku.',
    shuts: 'Zavírá drážku posuvníku na {at}.',
    outOfReach: 'Tam na Teserakt nic nedosáhne.',
    safe: 'Na {at} je {piece} v bezpečí.',
    reaches: 'Z {at} dosáhne na {count|pruseciky}.',
    leavesOpen: 'Vlastní cesty zůstávají volné.',
  },
  events: {
    placed: '{colour} staví {piece|p4} na {at}.',
    moved: '{colour} táhne {piece|p7} z {from} na {to}.',
    pivoted: '{colour} otáčí {piece|p4} na {to}.',
    captured: '{colour} ztrácí {piece|p4} na {at}.',
    limitOn: 'Teserakt {colour|ho} teď chodí nejvýše o čtyři kroky.',
    forcedDrop: 'Teserakt {colour|ho} je sám: musí přijít figurka ze zásoby.',
    ended: '{winner} vítězí. {reason}',
  },
});
