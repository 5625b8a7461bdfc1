import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {
  titles: {
    VICTORY: 'Dr. Foo je zastaven!',
    VORTEX_DOUBLE: 'Časoprostor je roztržený',
    VORTEX_FOURTH: 'Časoprostor je roztržený',
    CYCLES: 'Čas vypršel',
    MEGA_VORTEX: 'Pohlceni',
    RESIGN: 'Vzdáno',
  },
  sums: {
    archived: 'archivované mise: {count} ze 4',
    vortices: { one: '{count} vír', few: '{count} víry', other: '{count} vírů' },
    turns: { one: '{count} tah', few: '{count} tahy', other: '{count} tahů' },
    loops: { one: '{count} LOOP', few: '{count} LOOPy', other: '{count} LOOPů' },
  },
  loading: 'Ohlížíme se za hrou…',
  noReview: 'Za touto hrou se ohlédnout nelze.',
  why: { lost: 'Proč jsme prohráli?', won: 'Jak jsme vyhráli?' },
  luckTitle: 'Náhoda a rozhodnutí',
  next: 'Co zkusit příště',
  career: 'Jak jde naše kariéra?',
  turn: 'Tah {turn}',
  moments: {
    double: 'Vír {at} přetekl. Hod měl šanci {chance}, že hru ukončí.',
    fourth: 'Otevřelo se více vírů, než je destiček. Hod měl šanci {chance}, že hru ukončí.',
    cycles: 'Byla zahrána poslední karta Foo. Archivované mise: {archived} ze 4.',
    mega: '{agent}: tah skončil na megavíru {at}.',
    won: {
      one: 'Poslední, co chybělo, zapadlo na místo, {count} tah před koncem.',
      few: 'Poslední, co chybělo, zapadlo na místo, {count} tahy před koncem.',
      other: 'Poslední, co chybělo, zapadlo na místo, {count} tahů před koncem.',
    },
    vortexRisk: 'Vír se otevřel {at}: na konci tahu byla šance {chance}.',
    vortexUnlucky: 'Vír se otevřel {at}, ačkoli šance byla jen {chance}.',
    vortexMission: 'Vír {at} vzal misi „{mission}“ i s jejím poškozením ({damage}).',
    vortexCard:
      'Vír se otevřel {at} ({chance}). {card}: karta byla ještě připravená; s ní byla šance {after}.',
    throw: 'Dr. Foo přišel {to}, kde stálo klonů: {clones}. Vypadlo kostek: {cubes}.',
    waiting: {
      one: 'Mise „{mission}“ byla hotová a čekala {count} tah na archivaci.',
      few: 'Mise „{mission}“ byla hotová a čekala {count} tahy na archivaci.',
      other: 'Mise „{mission}“ byla hotová a čekala {count} tahů na archivaci.',
    },
    chain: {
      one: '{agent}: {count} LOOP v jednom tahu, použitých karet {cards}.',
      few: '{agent}: {count} LOOPy v jednom tahu, použitých karet {cards}.',
      other: '{agent}: {count} LOOPů v jednom tahu, použitých karet {cards}.',
    },
    close: 'Hod měl šanci {chance}, že hru ukončí. Neukončil.',
    archive: '{agent}: mise „{mission}“ je archivovaná.',
  },
  luck: {
    good: 'Stroj byl milosrdný: z hodů, jak jste je nechali přijít, se dalo čekat vírů {expected}, přišlo {actual}. Zbytek je vaše dílo.',
    fair: 'Náhoda byla vyrovnaná: z hodů, jak jste je nechali přijít, se dalo čekat vírů {expected}, přišlo {actual}. Rozhodla vaše rozhodnutí.',
    bad: 'Stroj byl krutý: z hodů, jak jste je nechali přijít, se dalo čekat vírů {expected}, přišlo {actual}. Hodně z toho byla smůla.',
  },
  fortune: 'V bodech šance na výhru: náhoda {luck}, rozhodnutí {decisions}.',
  advice: {
    reserve: {
      one: 'V {count} tahu zůstala karta odstraňující trhliny připravená, ačkoli epocha měla přetéct: použijte ji, než akce ukončíte.',
      few: 'Ve {count} tazích zůstala karta odstraňující trhliny připravená, ačkoli epocha měla přetéct: použijte ji, než akce ukončíte.',
      other:
        'V {count} tazích zůstala karta odstraňující trhliny připravená, ačkoli epocha měla přetéct: použijte ji, než akce ukončíte.',
    },
    clones:
      'Z vypadlých kostek ({cubes}) jich kvůli klonům bylo {clones}: zažeňte klony domů, než k nim dr. Foo přijde.',
    loops: {
      one: '{count} LOOP za {turns} tahů je málo: mějte energii tam, kde se sejdou karty jedné dimenze.',
      few: '{count} LOOPy za {turns} tahů je málo: mějte energii tam, kde se sejdou karty jedné dimenze.',
      other: '{count} LOOPů za {turns} tahů je málo: mějte energii tam, kde se sejdou karty jedné dimenze.',
    },
    crowded: {
      one: 'V {count} tahu hrozil vír {at}: někdo musí zůstat poblíž.',
      few: 'Ve {count} tazích hrozil vír {at}: někdo musí zůstat poblíž.',
      other: 'V {count} tazích hrozil vír {at}: někdo musí zůstat poblíž.',
    },
    archive: 'Mise „{mission}“ byla hotová a nikdo pro ni nešel: ukončete tam tah.',
    begun: {
      one: '{count} mise byla začatá a nedokončená: dělejte jednu po druhé.',
      few: '{count} mise byly začaté a nedokončené: dělejte jednu po druhé.',
      other: '{count} misí bylo začato a nedokončeno: dělejte jednu po druhé.',
    },
    cards: {
      one: '{count}krát ležela karta tam, kde jste tah končili, a nechali jste ji: skoro všechny jsou lepší než prvních šest.',
      few: '{count}krát ležela karta tam, kde jste tah končili, a nechali jste ji: skoro všechny jsou lepší než prvních šest.',
      other:
        '{count}krát ležela karta tam, kde jste tah končili, a nechali jste ji: skoro všechny jsou lepší než prvních šest.',
    },
    battery: {
      one: '{count} volný pohyb zůstal nevyužitý: baterie se každý tah dobijí.',
      few: '{count} volné pohyby zůstaly nevyužité: baterie se každý tah dobijí.',
      other: '{count} volných pohybů zůstalo nevyužitých: baterie se každý tah dobijí.',
    },
    mega: 'Nejdřív plánujte poslední krok tahu: kdo ho skončí na megavíru, prohraje za všechny.',
    luck: 'Zkuste to znovu: takové hody dvakrát nepřijdou.',
    harder: 'Zkuste další obtížnost: {difficulty}.',
    mode: 'Zkuste jiný režim: {mode}.',
  },
};
