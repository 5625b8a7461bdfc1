import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {
  titles: {
    VICTORY: 'Dr. Foo je zastaven!',
    VORTEX_DOUBLE: 'Časoprostor je roztržený',
    VORTEX_FOURTH: 'Časoprostor je roztržený',
    CYCLES: 'Čas vypršel',
    MEGA_VORTEX: 'Pohltil vás megavír',
    RESIGN: 'Vzdáno',
  },
  sums: {
    archived: 'archivované mise: {count} ze 4',
    vortices: { one: '{count} vír', few: '{count} víry', other: '{count} vírů' },
    turns: { one: '{count} tah', few: '{count} tahy', other: '{count} tahů' },
    loops: { one: '{count} LOOP', few: '{count} LOOPy', other: '{count} LOOPů' },
  },
  loading: 'Rozbor hry…',
  noReview: 'Rozbor této hry není k dispozici.',
  why: { lost: 'Proč jsme prohráli?', won: 'Jak jsme vyhráli?' },
  luckTitle: 'Náhoda',
  next: 'Co zkusit příště',
  career: 'Jak jde naše kariéra?',
  turn: 'Tah {turn}',
  moments: {
    double: 'Vír {at} přetekl. Pravděpodobnost, že tento hod hru ukončí, byla {chance}.',
    fourth:
      'Otevřelo se víc vírů, než kolik je destiček. Pravděpodobnost, že tento hod hru ukončí, byla {chance}.',
    cycles: 'Přišla poslední karta Foo. V archivu {archived|jsouMise} ze 4.',
    mega: '{agent} končí tah na megavíru {at}.',
    won: {
      one: 'Poslední dílek zapadl na místo {count} tah před koncem.',
      few: 'Poslední dílek zapadl na místo {count} tahy před koncem.',
      other: 'Poslední dílek zapadl na místo {count} tahů před koncem.',
    },
    vortexRisk: 'Vír se otevřel {at}: na konci tahu bylo riziko {chance}.',
    vortexUnlucky: 'Vír se otevřel {at}, ačkoli riziko bylo jen {chance}.',
    vortexMission: 'Vír {at} pohltil misi „{mission}“ a s ní {damage} poškození.',
    vortexCard:
      'Vír se otevřel {at} ({chance}). Karta {card} byla ještě připravená: její použití by riziko snížilo na {after}.',
    throw: 'Dr. Foo přišel {to}: {clones|bylyKlony} a {cubes|vypadlyKostky}.',
    waiting: {
      one: 'Mise „{mission}“ byla splněná, ale na archivaci čekala {count} tah.',
      few: 'Mise „{mission}“ byla splněná, ale na archivaci čekala {count} tahy.',
      other: 'Mise „{mission}“ byla splněná, ale na archivaci čekala {count} tahů.',
    },
    chain: {
      one: '{agent} dělá v jednom tahu {count} LOOP a používá {cards|karty4}.',
      few: '{agent} dělá v jednom tahu {count} LOOPy a používá {cards|karty4}.',
      other: '{agent} dělá v jednom tahu {count} LOOPů a používá {cards|karty4}.',
    },
    close: 'Pravděpodobnost, že tento hod hru ukončí, byla {chance}. Tentokrát to vyšlo.',
    archive: '{agent} archivuje misi „{mission}“.',
  },
  luck: {
    good: 'Stroj byl milosrdný: v průměru {expected|preteceEpoch}, tentokrát {actual|epochy}.',
    fair: 'Náhoda byla vyrovnaná: v průměru {expected|preteceEpoch}, tentokrát {actual|epochy}.',
    bad: 'Stroj byl krutý: v průměru {expected|preteceEpoch}, tentokrát {actual|epochy}.',
  },
  advice: {
    reserve: {
      one: 'V {count} tahu zůstala připravená karta, která odstraňuje trhliny, ačkoli některá epocha málem přetekla: použijte ji, než ukončíte akce.',
      few: 'Ve {count} tazích zůstala připravená karta, která odstraňuje trhliny, ačkoli některá epocha málem přetekla: použijte ji, než ukončíte akce.',
      other:
        'V {count} tazích zůstala připravená karta, která odstraňuje trhliny, ačkoli některá epocha málem přetekla: použijte ji, než ukončíte akce.',
    },
    clones: 'Kvůli klonům {clones|vypadlyKostky} {cubes|z}. Odstrčte klony domů, než k nim dr. Foo dojde.',
    loops: {
      one: 'Za {turns|tahy} jen {count} LOOP: šetřete energii na chvíli, kdy máte v ruce víc karet jedné dimenze.',
      few: 'Za {turns|tahy} jen {count} LOOPy: šetřete energii na chvíli, kdy máte v ruce víc karet jedné dimenze.',
      other:
        'Za {turns|tahy} jen {count} LOOPů: šetřete energii na chvíli, kdy máte v ruce víc karet jedné dimenze.',
    },
    crowded: {
      one: 'V {count} tahu hrozil vír {at}: někdo musí zůstat poblíž.',
      few: 'Ve {count} tazích hrozil vír {at}: někdo musí zůstat poblíž.',
      other: 'V {count} tazích hrozil vír {at}: někdo musí zůstat poblíž.',
    },
    archive: 'Mise „{mission}“ byla splněná, ale nikdo ji nearchivoval: ukončete v její epoše tah.',
    begun: {
      one: '{count} mise zůstala rozdělaná: plňte je jednu po druhé.',
      few: '{count} mise zůstaly rozdělané: plňte je jednu po druhé.',
      other: '{count} misí zůstalo rozdělaných: plňte je jednu po druhé.',
    },
    cards: {
      one: 'Jednou zůstala ležet karta v epoše, kde skončil tah: skoro každá je lepší než prvních šest.',
      few: '{count}krát zůstala ležet karta v epoše, kde skončil tah: skoro každá je lepší než prvních šest.',
      other:
        '{count}krát zůstala ležet karta v epoše, kde skončil tah: skoro každá je lepší než prvních šest.',
    },
    battery: {
      one: '{count} přesun zdarma zůstal nevyužitý: baterie se každý tah dobijí.',
      few: '{count} přesuny zdarma zůstaly nevyužité: baterie se každý tah dobijí.',
      other: '{count} přesunů zdarma zůstalo nevyužitých: baterie se každý tah dobijí.',
    },
    mega: 'Plánujte, kde váš tah skončí: kdo ho ukončí na megavíru, prohraje za celý tým.',
    luck: 'Zahrajte si znovu: takové hody dvakrát nepřijdou.',
    harder: 'Zkuste další obtížnost: {difficulty}.',
    mode: 'Zkuste jiný režim: {mode}.',
  },
};
